import Glibc

/// The user's shell commands.
enum Shell {
  /// Whether the command ends with 0. It reads nothing and is not heard; `variable` is added to its environment.
  static func succeeds(_ command: String, variable: (name: String, value: String)) throws -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY, 0)
    }
    setenv(variable.name, variable.value, 1)
    var arguments = ["sh", "-c", command].map { (word: String) in strdup(word) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", &actions, nil, &arguments, environ)
    guard code == 0 else { throw ToolError("/bin/sh: \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { throw ToolError("/bin/sh: \(String(cString: strerror(errno)))") } }
    return status == 0  // it ended by itself, with 0
  }
}
