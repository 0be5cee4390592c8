import { build } from './build.mjs'

try {
  await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

await import('../packages/server/dist/backup.mjs')
