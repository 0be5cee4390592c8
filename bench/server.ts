import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { endGroup } from '../end-group'

export const origin = 'http://127.0.0.1:4318'

/** What the README says; npx finds pnpm first, which takes seconds of its own. */
const asUsersDo = ['npx', '-y', 'pnpm@10.34.9', 'start']

/** Starts the product on the data of a folder, as a user does, and says how many seconds passed until it was usable. */
export async function startServer(dataFolder: string, [program = '', ...parameters] = asUsersDo) {
  const env = {
    ...process.env,
    PORT: new URL(origin).port,
    DATA_DIR: dataFolder,
    APP_ENV: 'development',
    LIMIT_READINGS: 'false',
  }
  const started = performance.now()
  const server = spawn(program, parameters, {
    detached: true,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid } = server
  if (!pid) throw new Error('The server could not be started.')
  while (!(await isUsable())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was usable.`)
    await setTimeout(20)
  }
  return {
    seconds: (performance.now() - started) / 1000,
    stop: () => endGroup(pid),
  }
}

const isUsable = () =>
  fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Signs somebody of the demo clinic in, as the login page does. */
export async function signIn(email = 'frontoffice@demo.test'): Promise<string> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-clinic-1', workspace: 'clinic' }),
  })
  const { data } = await reply.json()
  return data.accessToken
}
