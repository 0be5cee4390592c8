import { connect } from 'node:net'
import type { TestServer } from './harness'

/** Lets a server listen. What is sent to it are bytes as they are; status 0 is no answer. */
export async function openPort({ app }: TestServer) {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const port = Number(new URL(address).port)
  const exchange = (parts: (string | Buffer)[], { andLeave }: { andLeave: boolean }) =>
    new Promise<{ status: number; head: string; body: string; ms: number }>((resolve) => {
      const started = performance.now()
      let text = ''
      const answer = () => {
        const [head = '', body = ''] = text.split('\r\n\r\n')
        socket.destroy()
        resolve({ status: Number(head.split(' ')[1] ?? 0), head, body, ms: performance.now() - started })
      }
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        for (const part of parts) socket.write(part)
        if (andLeave) socket.end()
      })
      socket.on('data', (chunk) => {
        text += chunk
        const length = /content-length: (\d+)/i.exec(text)?.[1] ?? 0
        if (text.includes('\r\n\r\n') && (text.split('\r\n\r\n')[1]?.length ?? 0) >= Number(length)) answer()
      })
      socket.on('error', answer)
      socket.on('close', answer)
    })
  return {
    ask: (...parts: (string | Buffer)[]) => exchange(parts, { andLeave: false }),
    /** Sends no more: nobody waits for the rest of what is not whole. */
    askAndLeave: (...parts: (string | Buffer)[]) => exchange(parts, { andLeave: true }),
  }
}
