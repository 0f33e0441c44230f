/* socket.h: the sockets of a POSIX system. */
#include "../socket.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

static inline bool socket_exists(void) { return true; }

static inline void socket_close(int socket) { close(socket); }
static inline void socket_remove(const char *path) {
  struct stat found;
  if (stat(path, &found) == 0 && S_ISSOCK(found.st_mode)) unlink(path);
}

/* A socket for which nobody waits, and which no program that is started gets. */
static inline int socket_prepared(int made) {
  if (made < 0) return SOCKET_NONE;
  fcntl(made, F_SETFD, FD_CLOEXEC);
  fcntl(made, F_SETFL, fcntl(made, F_GETFL, 0) | O_NONBLOCK);
#ifdef SO_NOSIGPIPE
  const int on = 1;
  setsockopt(made, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  return made;
}

static inline int socket_bind(int made, const struct sockaddr *address, socklen_t size, int *out_socket) {
  if (made >= 0 && bind(made, address, size) == 0 && listen(made, 4) == 0) return *out_socket = made, SOCKET_DONE;
  const int reason = errno == EADDRINUSE ? SOCKET_TAKEN : SOCKET_REFUSED;
  if (made >= 0) close(made);
  return reason;
}

/* Whether a socket stands at the path at which nobody listens. */
static inline bool socket_is_abandoned(const struct sockaddr_un *address) {
  const int probe = socket_prepared(socket(AF_UNIX, SOCK_STREAM, 0));
  if (probe < 0) return false;
  const int result = connect(probe, (const struct sockaddr *)address, sizeof *address);
  const bool is_refused = result != 0 && errno == ECONNREFUSED;
  close(probe);
  return is_refused;
}

static inline int socket_listen_at_path(const char *path, int *out_socket) {
  struct sockaddr_un address;
  memset(&address, 0, sizeof address);
  address.sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address.sun_path) return SOCKET_LONG;
  memcpy(address.sun_path, path, strlen(path));
  struct stat found;
  if (stat(path, &found) == 0) {
    if (!S_ISSOCK(found.st_mode)) return SOCKET_NO_FILE;
    if (!socket_is_abandoned(&address)) return SOCKET_TAKEN;
    unlink(path);
  }
  const int made = socket_prepared(socket(AF_UNIX, SOCK_STREAM, 0));
  /* Before it has a name: nobody else can connect in between. */
  if (made >= 0) fchmod(made, 0600);
  const int result = socket_bind(made, (const struct sockaddr *)&address, sizeof address, out_socket);
  if (result == SOCKET_DONE) chmod(path, 0600);
  return result;
}

static inline int socket_listen_at_port(uint16_t *port, int *out_socket) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(*port);
  const int made = socket_prepared(socket(AF_INET, SOCK_STREAM, 0)), on = 1;
  if (made >= 0) setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  const int result = socket_bind(made, (const struct sockaddr *)&address, sizeof address, out_socket);
  socklen_t size = sizeof address;
  if (result == SOCKET_DONE && getsockname(made, (struct sockaddr *)&address, &size) == 0) *port = ntohs(address.sin_port);
  return result;
}

static inline int socket_accept(int listener) { return socket_prepared(accept(listener, NULL, NULL)); }

static inline bool socket_is_left(int socket) {
  char sent[256];
  /* A watcher has nothing to say: what it says is taken in a few pieces, so that it cannot hold us. */
  for (int piece = 0; piece < 4; piece++) {
    const ssize_t count = recv(socket, sent, sizeof sent, 0);
    if (count == 0) return true;
    if (count < 0) return errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR;
  }
  return false;
}

static inline long socket_send(int socket, const void *bytes, size_t count) {
  const ssize_t taken = send(socket, bytes, count, MSG_NOSIGNAL);
  if (taken >= 0) return (long)taken;
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : -1;
}
