/* socket.h: a system without sockets, or one whose sockets are not used. */
#include "../socket.h"

static inline bool socket_exists(void) { return false; }
static inline int socket_listen_at_path(const char *path, int *out_socket) { return (void)path, (void)out_socket, SOCKET_REFUSED; }
static inline int socket_listen_at_port(uint16_t *port, int *out_socket) { return (void)port, (void)out_socket, SOCKET_REFUSED; }
static inline int socket_accept(int listener) { return (void)listener, SOCKET_NONE; }
static inline bool socket_is_left(int socket) { return (void)socket, true; }
static inline long socket_send(int socket, const void *bytes, size_t count) { return (void)socket, (void)bytes, (void)count, -1; }
static inline void socket_close(int socket) { (void)socket; }
static inline void socket_remove(const char *path) { (void)path; }
