import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './project'

/** A check that another tool does: its output when it ends with an error. */
export function command(line: string) {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }
  const tool = spawn(line, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  tool.stdout.on('data', (chunk) => printed.push(chunk))
  tool.stderr.on('data', (chunk) => printed.push(chunk))
  return new Promise<string[]>((resolve, reject) => {
    tool.on('error', reject)
    tool.on('close', (code) =>
      resolve(code === 0 ? [] : [...Buffer.concat(printed).toString().trim().split('\n'), `ended with ${code}`]),
    )
  })
}
