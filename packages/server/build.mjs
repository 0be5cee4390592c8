import { readFile, rm } from 'node:fs/promises'
import { build } from 'esbuild'
import { besidePrograms, loader } from './beside-programs.mjs'

// Packages of the project are bundled, and those of npm that are hundreds of small files, which a start would open one by one; the
// others stay where they are installed.
const bundled = /^(@clinic\/|kysely$)/
const { dependencies } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'))

/** A large text that is read as JSON loads five times as fast as the same in JavaScript. */
const jsonAsText = {
  name: 'json-as-text',
  setup: (build) =>
    build.onLoad({ filter: /contract\.gen\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')))
      return { contents: `export default JSON.parse(${JSON.stringify(text)})` }
    }),
}

await rm(new URL('dist', import.meta.url), { recursive: true, force: true })
await build({
  absWorkingDir: new URL('.', import.meta.url).pathname,
  entryPoints: {
    main: 'src/programs/main.ts',
    backup: 'src/programs/backup.ts',
    restore: 'src/programs/restore.ts',
    'audit-verify': 'src/programs/audit-verify.ts',
    fhir: 'src/programs/fhir.ts',
    ...besidePrograms,
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true, // keeps files loaded later apart
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  loader,
  plugins: [jsonAsText],
  external: Object.keys(dependencies).filter((name) => !bundled.test(name)),
})
