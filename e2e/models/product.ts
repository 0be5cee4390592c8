import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Product = Awaited<ReturnType<typeof startProduct>>

/** Starts a product of the test's own, apart from the other tests: it is built already, its clinic is new. */
export async function startProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'geraham-e2e-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const first = run(folder, '0')
  const address = await first.address.catch((error) => remove().then(() => Promise.reject(error)))
  let running: ReturnType<typeof run> | undefined = first

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    await running?.end(signal)
    running = undefined
  }
  return {
    address,
    /** The server is gone at once, as when the machine is. */
    kill: () => end('SIGKILL'),
    /** Starts the server again, on its data and at its address, when it was killed. */
    async start() {
      if (running) return
      running = run(folder, new URL(address).port)
      await running.address
    },
    async stop() {
      await end('SIGTERM')
      await remove()
    },
  }
}

function run(folder: string, port: string) {
  const server = spawn(process.execPath, ['packages/server/dist/main.mjs'], {
    env: { ...process.env, PORT: port, DATA_DIR: folder, DATABASE_URL: '', APP_ENV: 'development', TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const [, found] = /Geraham is at (\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    server.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${said}`)))
  })
  return {
    address,
    async end(signal: NodeJS.Signals) {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill(signal)
      await once(server, 'exit')
    },
  }
}
