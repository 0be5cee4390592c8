import { build } from './build.mjs'

// `node scripts/run.mjs NAME …` runs a program of the server, built from the sources as they are.
const [name] = process.argv.splice(2, 1)

try {
  await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// In this process, so that signals and the exit code are the program's own.
await import(`../packages/server/dist/${name}.mjs`)
