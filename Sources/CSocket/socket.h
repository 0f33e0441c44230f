/* socket.h: what the library for watchers asks of the system: to listen on this machine, and to send without waiting.
 * The folders beside this file define what is declared here; Package.swift takes one. */
#ifndef KINESIC_SOCKET_H
#define KINESIC_SOCKET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  SOCKET_NONE = -1,
  SOCKET_DONE = 0,
  SOCKET_TAKEN = 1,   /* somebody listens there */
  SOCKET_LONG = 2,    /* the path is longer than the system takes */
  SOCKET_NO_FILE = 3, /* something that is no socket stands at the path */
  SOCKET_REFUSED = 4  /* the system says no */
};

/* Whether there are sockets. Where there are none, nothing below is called. */
static inline bool socket_exists(void);

/* Listens at a path, for this user alone. A socket there at which nobody listens is replaced. */
static inline int socket_listen_at_path(const char *path, int *out_socket);

/* Listens at a port of 127.0.0.1; 0: at one that the system chooses, which is written back. */
static inline int socket_listen_at_port(uint16_t *port, int *out_socket);

/* The next one that has connected; SOCKET_NONE: nobody. */
static inline int socket_accept(int listener);

/* Throws away what the other side has sent; whether it has left. */
static inline bool socket_is_left(int socket);

/* How many bytes the other side takes at once; 0: none now; less: it has left. */
static inline long socket_send(int socket, const void *bytes, size_t count);

static inline void socket_close(int socket);

/* Removes a socket at a path. */
static inline void socket_remove(const char *path);

#endif
