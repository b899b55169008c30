import CGtkForKeypad

/// Where configuration files are.
package enum ConfigurationFolders {
  /// The folders for programs of a name, the one that counts first: the person's, those of the system
  /// (`XDG_CONFIG_HOME`, `XDG_CONFIG_DIRS`).
  package static func folders(for name: String) -> [String] {
    var folders = [String(cString: g_get_user_config_dir())]
    var next = g_get_system_config_dirs()
    while let folder = next?.pointee {
      folders.append(String(cString: folder))
      next = next?.successor()
    }
    return folders.map { $0 + "/" + name }
  }

  /// The folder of that name among what was installed with the program; nil where the system does not say.
  package static func installed(_ name: String) -> String? {
    Process.directory.map { $0 + "/../share/" + name }
  }
}
