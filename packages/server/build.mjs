import { copyFile, readFile, rm } from 'node:fs/promises'
import { build } from 'esbuild'
import { workers } from './workers.mjs'

// Packages of the project are bundled, and those of npm that are hundreds of small files, which a start would open one by one; the
// others stay where they are installed.
const bundled = /^(@clinic\/|kysely$)/
const { dependencies } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'))

await rm(new URL('dist', import.meta.url), { recursive: true, force: true })
await build({
  absWorkingDir: new URL('.', import.meta.url).pathname,
  entryPoints: {
    main: 'src/programs/main.ts',
    backup: 'src/programs/backup.ts',
    restore: 'src/programs/restore.ts',
    'audit-verify': 'src/programs/audit-verify.ts',
    fhir: 'src/programs/fhir.ts',
    ...workers,
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true, // keeps files loaded later apart
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: Object.keys(dependencies).filter((name) => !bundled.test(name)),
})
await copyFile(new URL('src/http/contract-routes.gen.json', import.meta.url), new URL('dist/contract-routes.gen.json', import.meta.url))
