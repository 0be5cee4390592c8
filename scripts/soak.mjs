import { spawnSync } from 'node:child_process'

// The long forms of all proofs, one after the other: hours on a small machine. Ends with 1 when one of them failed.

const env = { ...process.env, SOAK: '1' }
const forms = [
  ['vitest', 'run', '--project', 'core', '--project', 'server'],
  ['vitest', 'run', '--project', 'fault'],
  ['playwright', 'test'],
  ['tsx', 'bench/run.ts', 'users'],
]

for (const [program, ...parameters] of forms) {
  console.log(`\n===== ${program} ${parameters.join(' ')}`)
  const { status } = spawnSync(program, parameters, { env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
