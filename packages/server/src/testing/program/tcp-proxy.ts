import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between a client and a server on this machine, and can fail as networks do. */
export async function startTcpProxy(port: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  let target = port
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from
        .on('data', (bytes) => void (isSilent || to.write(bytes)))
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(from)
          if (!isSilent) to.destroy()
        })
    }
  })
  await listen(0)
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0

  return {
    port: ownPort,
    /** Takes every connection, and what comes over it is lost, also that it ends. */
    stall() {
      isSilent = true
    },
    /** Ends the connections there are, and takes no new ones. */
    async refuse() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
    /** Leads new connections to another server of this machine. */
    lead(to: number) {
      target = to
    },
    /** Accepts connections again; lost ones stay lost. */
    async mend() {
      isSilent = false
      if (!server.listening) await listen(ownPort)
    },
    async close() {
      cut()
      if (server.listening) server.close()
    },
  }

  function cut() {
    for (const socket of sockets) socket.destroy()
  }

  async function listen(at: number) {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
}
