import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts a product of the test's own, apart from the other tests: it is built already, its clinic is new. */
export async function startProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'geraham-e2e-'))
  const server = spawn(process.execPath, ['packages/server/dist/main.mjs'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', APP_ENV: 'development', TRUST_PROXY: '1' },
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
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  return { address: await address.catch(async (error) => stop().then(() => Promise.reject(error))), stop }
}
