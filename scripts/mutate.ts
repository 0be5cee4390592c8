import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { root } from './check/project'
import { equivalentsIn, type Mutant, scoreOf } from './mutate/score'

const source = 'packages/core/src/'
/** The share of mutants, equivalent ones included, that the tests of core must kill. */
const leastShare = 0.97

/**
 * Changes the code of core in every way that Stryker knows, one at a time, and says which changes no test finds:
 * `pnpm mutate [part of a path]`. docs/mutation-testing.md lists those that none can find.
 */
async function run(part = '') {
  const files = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).filter(
    (file) => isMutated(file) && file.includes(part),
  )
  const isMachine = (file: string) => file.endsWith('.machine.ts')
  const mutants = [
    ...(await mutantsOf(
      files.filter((file) => !isMachine(file)),
      { pass: 'functions' },
    )),
    ...(await mutantsOf(files.filter(isMachine), { pass: 'machines' })),
  ]
  const equivalents = equivalentsIn(readFileSync(join(root, 'docs/mutation-testing.md'), 'utf8'))
  const { all, killed, unexplained, outdated } = scoreOf(mutants, equivalents)
  for (const { file, line, original, replacement } of unexplained)
    console.log(`Lives: ${source}${file}:${line}: ${original}  ->  ${replacement}`)
  for (const { file, original, replacement } of outdated)
    console.log(`Called equivalent, and is not: ${source}${file}: ${original}  ->  ${replacement}`)
  console.log(`${killed} of ${all} mutants died: ${((100 * killed) / all).toFixed(1)} %.`)
  process.exitCode = all > 0 && killed / all >= leastShare ? 0 : 1
}

const isMutated = (file: string) =>
  file.endsWith('.ts') && !/\.(test|spec-model|gen|d)\.ts$|(^|\/)index\.ts$|^testing\//.test(file)

/**
 * Only code that runs in a test is tried among functions; data that is made once, while a module is loaded, is tried in
 * machines, where it decides what happens: their tests are loaded anew for each mutant. Nothing is kept from an earlier run:
 * Stryker would not see that a new test finds a mutant of such data.
 */
async function mutantsOf(files: string[], { pass }: { pass: 'functions' | 'machines' }): Promise<Mutant[]> {
  if (files.length === 0) return []
  process.env.MUTATE = pass // vitest.mutate.config.ts reads it in the processes that Stryker starts
  const stryker = new Stryker({
    mutate: files.map((file) => source + file),
    ignorePatterns: ['packages/{server,web}', 'bench', 'e2e', 'docs', 'dist', 'storybook-static', '.*'],
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/types-of-setup.mjs'],
    ignorers: ['types-of-setup'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutate.config.ts' },
    coverageAnalysis: 'perTest',
    ignoreStatic: pass === 'functions',
    tempDirName: `.cache/mutate-${pass}`,
    cleanTempDir: 'always',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    concurrency: 2,
  })
  const results = await stryker.runMutationTest()
  return results.map(({ fileName, location: { start, end }, replacement = '', status }) => {
    const file = fileName.slice(fileName.indexOf(source) + source.length)
    const line = readFileSync(join(root, source, file), 'utf8').split('\n')[start.line - 1] ?? ''
    const original = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
    return { file, line: start.line, original, replacement: replacement.replaceAll(/\s+/g, ' '), status }
  })
}

await run(process.argv[2])
