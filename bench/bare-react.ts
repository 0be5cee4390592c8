import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { origin } from './server'

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/** Builds bench/bare-react with the product's own React and Vite, and serves it: each file compressed once. Its data are the product's. */
export async function startBareReact() {
  const folder = await mkdtemp(join(tmpdir(), 'bare-react-'))
  await build({
    root: join(import.meta.dirname, 'bare-react'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  const compressed = new Map<string, Buffer>()
  const server = createServer(async ({ url = '/', headers: { authorization = '' } }, reply) => {
    if (url.startsWith('/api/')) {
      const answer = await fetch(`${origin}${url}`, { headers: { authorization } })
      return reply.setHeader('content-type', 'application/json').end(await answer.text())
    }
    const path = extname(url) ? url : '/index.html'
    const body = compressed.get(path) ?? brotliCompressSync(await readFile(join(folder, path)))
    compressed.set(path, body)
    reply.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    reply.setHeader('content-encoding', 'br')
    reply.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}
