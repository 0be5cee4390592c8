import { relative } from 'node:path'
import { build } from './build.mjs'
import { root } from './check/project'
import { archive, writeArchive } from './release/archive'
import { megabytes } from './release/size'

// `pnpm release` writes the archive that people install (docs/update.md).
try {
  await build()
  const { size, complete, missing } = writeArchive()
  console.log(`${relative(root, archive)}: ${megabytes(size)}, for ${complete.join(', ')}.`)
  for (const { platform, packages } of missing)
    console.log(`Does not run on ${platform}: not fetched, the network may be away: ${packages.join(', ')}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
