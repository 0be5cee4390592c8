import { spawn, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { createServer } from 'vite'

process.chdir(dirname(import.meta.dirname))

for (const generator of [
  ['node_modules/tsx/dist/cli.mjs', 'scripts/generate.ts'],
  ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'],
]) {
  if (spawnSync(process.execPath, generator, { stdio: 'inherit' }).status !== 0) process.exit(1)
}

// A group of its own, so that it hears of Ctrl-C once, from here: told twice, tsx kills the server before its data is closed.
const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', 'packages/server/src/programs/main.ts'],
  {
    detached: true,
    env: { ...process.env, PORT: '8080' }, // packages/web/vite.config.ts proxies /api to it
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
const web = await createServer({ root: 'packages/web' })
await web.listen()
web.printUrls()

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (!isStopping) server.kill('SIGTERM')
    isStopping = true
  })
}
server.on('exit', async (code) => {
  await web.close()
  process.exit(code ?? 0)
})
