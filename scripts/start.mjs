import { build } from './build.mjs'

try {
  await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// In this process, so that signals and the exit code are the server's own.
await import('../packages/server/dist/main.mjs')
