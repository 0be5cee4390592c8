import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Runs a built file in a process of its own. */
export function run(file: URL, env: Record<string, string | undefined>, parameters: string[] = []) {
  const child = spawn(process.execPath, [fileURLToPath(file), ...parameters], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text
    })
  }
  let gone = false
  const ended = once(child, 'close').then(([code]): { code: number | null; stdout: string; stderr: string } => {
    gone = true
    return { code, ...output }
  })

  return {
    ended,
    /** The first group of a pattern, as soon as the process prints it. */
    async printed(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(output.stdout)?.[1]
        if (found !== undefined) return found
        if (gone) throw new Error(`It ended: ${output.stderr}`)
        await Promise.race([once(child.stdout, 'data'), ended])
      }
    },
    kill(signal: NodeJS.Signals) {
      child.kill(signal)
      return ended
    },
  }
}

/** The address of a server, once it listens. */
export const addressOf = (server: ReturnType<typeof run>) => server.printed(/^Geraham is at (\S+)$/m)
