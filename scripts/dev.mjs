import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'

const root = dirname(import.meta.dirname)
const api = 'http://127.0.0.1:8080'

process.chdir(root)
const codegen = spawnSync(join(root, 'node_modules/.bin/panda'), ['codegen', '--silent'], { stdio: 'inherit' })
if (codegen.status !== 0) process.exit(1)

const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'packages/server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: '8080' },
})
const web = await createServer({
  root: 'packages/web',
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/health': api } },
})
await web.listen()
web.printUrls()

server.on('exit', async (code) => {
  await web.close()
  process.exit(code ?? 0)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
