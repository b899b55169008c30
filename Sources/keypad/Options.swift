import GTKBridge
struct Options { init(_ a: [String]) throws(UsageError) {} }
enum Program { static func run(_ o: Options) -> ExitStatus { .noDisplay } }
