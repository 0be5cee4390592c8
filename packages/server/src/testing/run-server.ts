import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts the server as a person does, in a process of its own, on a free port. */
export function runServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, PORT: '0', SEED_DEMO: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const ended = once(child, 'close').then(([code]: [number | null]) => ({ code, stdout, stderr }))

  return {
    ended,
    /** The address, once it listens. */
    async listening(): Promise<string> {
      const address = () => /^Geraham is at (\S+)$/m.exec(stdout)?.[1]
      while (!address()) {
        const more = await Promise.race([once(child.stdout, 'data'), ended])
        if (!Array.isArray(more) && !address()) throw new Error(`The server ended: ${more.stderr}`)
      }
      return address() ?? ''
    },
    kill(signal: NodeJS.Signals) {
      child.kill(signal)
      return ended
    },
  }
}
