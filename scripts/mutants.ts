import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './check/project'
import { writeGenerated } from './generate'
import { grantedRoles } from './mutants/granted-roles'
import { heldRoles } from './mutants/held-roles'
import type { Mutant } from './mutants/mutant'
import { tenants } from './mutants/tenants'

const needed = [
  'docs',
  'openapi',
  'openapi.yaml',
  'packages',
  'scale.ts',
  'scripts',
  'tsconfig.base.json',
  'turn.ts',
  'vitest.config.ts',
]

/**
 * Makes each mistake in a copy of the project and says whether the proof it is for goes red: `pnpm mutants [word of a name]`.
 * Mistakes that different tests must find are made together, or the copy would start a server for each.
 */
async function run(word = '') {
  const mutants = [...grantedRoles(root), ...heldRoles, ...tenants].filter(({ name }) => name.includes(word))
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
  const filter = (path: string) => !/\/(dist|\.vite)$/.test(path)
  for (const path of needed)
    cpSync(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true, filter })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  try {
    const lived = []
    for (const batch of batchesOf(mutants)) lived.push(...(await livedOf(copy, batch)))
    console.log(`\n${mutants.length - lived.length} of ${mutants.length} mutants died.`)
    for (const { name, file } of lived) console.log(`Lives: ${name} (${file})`)
    process.exitCode = lived.length > 0 ? 1 : 0
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** Of one proof each, none of them in the same file as another or found by the same test. */
function batchesOf(mutants: readonly Mutant[]) {
  const batches: Mutant[][] = []
  for (const mutant of mutants) {
    const isApart = (other: Mutant) =>
      other.proof === mutant.proof &&
      (other.file !== mutant.file || mutant.proof === 'proof/permissions') &&
      !other.dies.some((test) => mutant.dies.includes(test))
    const batch = batches.find((each) => each.every(isApart))
    batch ? batch.push(mutant) : batches.push([mutant])
  }
  return batches
}

async function livedOf(copy: string, batch: readonly Mutant[]) {
  const files = [...new Set(batch.map(({ file }) => file))]
  for (const { file, search, replace } of batch) {
    const text = readFileSync(join(copy, file), 'utf8')
    if (text.split(search).length !== 2) throw new Error(`${file} does not hold exactly once: ${search}`)
    writeFileSync(
      join(copy, file),
      text.replace(search, () => replace),
    )
  }
  const isContract = files.some((file) => file.startsWith('openapi/'))
  if (isContract) await writeGenerated(pathToFileURL(`${copy}/`))
  const failed = failedTests(copy, batch)
  for (const file of files) cpSync(join(root, file), join(copy, file))
  if (isContract) await writeGenerated(pathToFileURL(`${copy}/`))

  const claimed = batch.flatMap(({ dies }) => dies)
  const unclaimed = failed.filter((test) => !claimed.includes(test))
  for (const { name, dies } of batch)
    console.log(`${dies.every((test) => failed.includes(test)) ? 'dies ' : 'LIVES'} ${name}`)
  if (unclaimed.length > 0) console.log(`      also red: ${unclaimed.join(', ')}`)
  return batch.filter(({ dies }) => !dies.every((test) => failed.includes(test)))
}

/** The names of the tests that went red, of those that the mutants are to be found by. */
function failedTests(copy: string, batch: readonly Mutant[]) {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const names = batch.flatMap(({ dies }) => dies).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const cli = join(root, 'node_modules/vitest/vitest.mjs')
  const proof = `packages/server/src/${batch[0]?.proof}.test.ts`
  // names of operations are quoted in the names of tests
  const chosen = ['-t', names.map((name) => name.replace(/(: )?(\w+)$/, "$1'?$2'?")).join('|')]
  const options = ['run', '--project', 'server', proof, ...chosen, '--reporter=json', `--outputFile=${report}`]
  // every operation, in the short form
  const { WALK: _, SOAK: __, ...env } = process.env
  const { stderr } = spawnSync(process.execPath, [cli, ...options], { cwd: copy, env, encoding: 'utf8' })
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  // a file that cannot be loaded says nothing about its tests
  if (tests.length === 0) throw new Error(`${proof} could not be run: ${stderr}`)
  return tests.filter(({ status }) => status === 'failed').map(({ title }) => title.replaceAll("'", ''))
}

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

await run(process.argv[2])
