import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** A plain reverse proxy: it asks the servers in turn, and the next one when one does not answer and asking twice is safe. */
export async function startReverseProxy(servers: readonly { address: string }[]) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const proxy = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const { method, headers } = incoming
    const isRepeatable = method !== 'POST' || headers['idempotency-key'] !== undefined
    turn = (turn + 1) % servers.length
    const inTurn = [...servers.slice(turn), ...servers.slice(0, turn)]
    for (const { address } of inTurn.slice(0, isRepeatable ? undefined : 1)) {
      const reply = await forward(incoming, body, address).catch(() => undefined)
      if (reply) return answer(outgoing, reply)
    }
    outgoing.writeHead(502, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ status: 'error', msg: 'No server answers', data: {} }))
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()

  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      agent.destroy()
      proxy.closeAllConnections()
      proxy.close()
    },
  }

  function forward({ method, url, headers, socket }: IncomingMessage, body: Buffer, to: string) {
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
    return new Promise<IncomingMessage>((resolve, reject) => {
      request(new URL(url ?? '/', to), { agent, method, headers: { ...headers, 'x-forwarded-for': forwarded } })
        .on('error', reject)
        .on('response', resolve)
        .end(body)
    })
  }
}

/** A connection that breaks after the reply began cannot be retried: the client notices the broken connection. */
async function answer(outgoing: ServerResponse, reply: IncomingMessage) {
  outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
  await pipeline(reply, outgoing).catch(() => {})
}
