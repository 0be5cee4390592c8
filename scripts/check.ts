import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Check, type Outcome, runChecks } from './check/check'
import { command } from './check/command'
import { checkContract } from './check/contract'
import { checkFolderSizes } from './check/folder-size'
import { checkGlossary } from './check/glossary'
import { checkOrigin } from './check/origin'
import { checkSizes } from './check/page-size'
import { checkPatterns } from './check/patterns'
import { checkTranslations } from './check/translation'
import { checkNames } from './check-names'

// First and alone: it generates and builds what the others look at.
const build: Check = {
  name: 'build',
  run: () => command('node scripts/build.mjs'),
  remedy: 'Mend what the build says.',
}

// The native compiler; `typescript` itself is the one that tools still call. One thread each, because two checks run at once.
const compiler = 'node node_modules/typescript-native/bin/tsc --checkers 1'
const types = (project: string): Check => ({
  name: `types: ${project}`,
  run: () => command(`${compiler} --noEmit -p ${project === 'root' ? '.' : `packages/${project}`}`),
  remedy: 'Mend the types; `any` and casts only move the problem.',
})

const coverage: Check = {
  name: 'statements of core covered',
  run: () => command('vitest run --project core --coverage --reporter=dot'),
  remedy: 'Write the missing test, or delete the statement nobody needs.',
}
/** .ci/run has a stage of its own for it: the tests of core run once there. */
const isCoverageLeft = process.env.COVERAGE_FOLLOWS === '1'

const checks: Check[] = [
  ...['web', 'root', 'server', 'core', 'api', 'satu-sehat-simulator'].map(types),
  ...(isCoverageLeft ? [] : [coverage]),
  {
    name: 'lint and format',
    run: () => command('biome check --error-on-warnings --colors=off .'),
    remedy: 'Run `pnpm format`; mend by hand what is left.',
  },
  {
    name: 'layers',
    run: () => command('depcruise packages e2e scripts bench --config .dependency-cruiser.cjs'),
    remedy: 'Import downwards only (ARCHITECTURE.md); what two features share goes down or is composed above.',
  },
  {
    name: 'unused code',
    // generated files, which git ignores, use the texts
    run: () => command('knip --no-progress --no-gitignore'),
    remedy: 'Delete what nobody uses; git remembers.',
  },
  {
    name: 'contract',
    run: () => checkContract(),
    remedy: 'Say in the contract what each operation does and what it refuses; redocly.yaml holds the rules.',
  },
  { name: 'names', run: checkNames, remedy: 'Rename or mend each place; scripts/check-names.ts holds the rules.' },
  {
    name: 'folder sizes',
    run: checkFolderSizes,
    remedy: 'Give each idea in the folder a folder of its own, named by the idea.',
  },
  { name: 'glossary', run: checkGlossary, remedy: 'Use one word for one thing, and explain it in docs/glossary.md.' },
  { name: 'translations', run: checkTranslations, remedy: 'Say in every language what English says.' },
  {
    name: 'patterns',
    run: checkPatterns,
    remedy:
      'Write it so that each sign fits one part only: what follows a repetition begins with a sign the repetition does not take.',
  },
  { name: 'origins', run: checkOrigin, remedy: 'Name packages by name and version only, without an address.' },
  { name: 'page sizes', run: checkSizes, remedy: 'Load later what the first screen does not need, or do without it.' },
]

const { values } = parseArgs({ options: { report: { type: 'string' } } })
const started = performance.now()
if (isCoverageLeft) console.log(`- ${coverage.name}: left to the stage that follows`)
const outcomes = await runChecks([build], { atOnce: 1, onOutcome: print })
outcomes.push(...(await runChecks(checks, { atOnce: 2, onOutcome: print })))
const failed = outcomes.filter(({ problems }) => problems.length > 0)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(
  failed.length === 0
    ? `\nAll ${outcomes.length} checks are well (${seconds} s).`
    : `\nTo mend (${seconds} s): ${failed.map(({ name }) => name).join(', ')}.`,
)
if (values.report) {
  const failures = failed.map(({ name, problems }) => ({ title: name, message: problems[0] }))
  await writeFile(values.report, JSON.stringify({ passed: outcomes.length - failed.length, failures }))
}
process.exitCode = failed.length === 0 ? 0 : 1

function print({ name, problems, remedy, seconds }: Outcome) {
  console.log(`${problems.length === 0 ? '✔' : '✘'} ${name.padEnd(30)} ${seconds.toFixed(1).padStart(5)} s`)
  for (const problem of problems) console.log(`    ${problem}`)
  if (problems.length > 0) console.log(`    → ${remedy}`)
}
