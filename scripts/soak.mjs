import { spawnSync } from 'node:child_process'

// The long forms of all proofs, one after the other: hours on a small machine. `pnpm soak NAME …` runs some of them.
// Ends with 1 when one of them failed.

const pieces = {
  core: 'vitest run --project core',
  server: 'vitest run --project server',
  postgres: 'vitest run --project server',
  fault: 'vitest run --project fault',
  e2e: 'playwright test',
  mutants: 'tsx scripts/mutants.ts',
  users: 'tsx bench/run.ts users',
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in pieces))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to soak; there are ${Object.keys(pieces).join(', ')}.`)
  process.exit(1)
}

for (const [name, command] of Object.entries(pieces)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const [program, ...parameters] = command.split(' ')
  const env = { ...process.env, SOAK: '1', ...(name === 'postgres' && { TEST_POSTGRES: '1' }) }
  const started = performance.now()
  console.log(`\n===== ${name}: ${command}`)
  const { status } = spawnSync(program, parameters, { env, stdio: 'inherit' })
  console.log(`===== ${name} ended with ${status} after ${((performance.now() - started) / 60_000).toFixed(0)} minutes`)
  if (status !== 0) process.exitCode = 1
}
