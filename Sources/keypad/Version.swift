/// The version of this package.
enum Version {
  /// As in the newest release of the metainfo and, once it is out, in the changelog.
  static let current = "0.1.0"
}
