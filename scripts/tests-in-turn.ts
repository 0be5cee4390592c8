import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { featureOf, type History, historyInCi, inTurn, isRegistry, isTurnOf } from '../turn.ts'
import { root } from './check/project.ts'

const server = 'packages/server/src'
/** Files that differ between the embedded database and PostgreSQL: a change of them is tested with everything. */
const ground = /^packages\/server\/src\/(?:database|use-case)\/([\w-]+\.(ts|mjs))$/

/** They call every operation, a thousand times, and need no certain database: they run on PostgreSQL alone. */
const asksTheContract = ['hostile-sql', 'permission-matrix', 'read-only-fields'].map(
  (name) => `${server}/proof/${name}.test.ts`,
)

/** Tests of features and proofs. Where one database follows the other, each runs on both when it changed, else on one. */
export const onEither = testsIn('features', 'domain', 'proof', 'audit', 'database/seed').filter(
  (test) => !asksTheContract.includes(test),
)

const isOwn = (test: string, file: string) =>
  isBesideIt(test, file) || (featureOf(file) !== undefined && featureOf(file) === featureOf(test))

const isGround = (file: string) => ground.test(file) && !isRegistry(file)

/**
 * Test files of the server that this run leaves out on the embedded database, because a run on PostgreSQL follows
 * (POSTGRES_FOLLOWS=1, as in CI): those that did not change, but for a fifth.
 */
export function leftToPostgres(history?: History): string[] {
  if (process.env.POSTGRES_FOLLOWS !== '1') return []
  const isChangedBy = (test: string, file: string) => isOwn(test, file) || isGround(file)
  return [...leftOut('server on the embedded database', onEither, isChangedBy, history), ...asksTheContract]
}

/**
 * Test files of the server that this run leaves out on PostgreSQL, because a run on the embedded database was before it
 * (EMBEDDED_BEFORE=1, as in CI): the fifth that it ran although they did not change. After a change of what differs between the
 * databases no proof is left out, since races are tried on PostgreSQL alone.
 */
export function leftToEmbedded(history = historyInCi()): string[] {
  if (process.env.EMBEDDED_BEFORE !== '1' || !history) return []
  const isChangedBy = (test: string, file: string) => isOwn(test, file) || (isProof(test) && isGround(file))
  const left = onEither.filter(
    (test, index) => isTurnOf(index, history) && !history.files.some((file) => isChangedBy(test, file)),
  )
  console.log(`server on PostgreSQL: all but ${left.length} of ${onEither.length}: ${left.map(nameOf).join(', ')}`)
  return left
}

const isProof = (test: string) => test.startsWith(`${server}/proof/`)

/** Tests that go from one database to the other, so that once is enough. */
export const onBothDatabases = [
  ...testsIn('database/backup'),
  ...['programs/backup', 'database/history', 'database/prepare', 'database/restrict-role'].map(
    (file) => `${server}/${file}.test.ts`,
  ),
]

/** Those of them that a run in turn leaves out: they make databases as they were and read them back, a minute each. */
export const leftMoves = (history?: History) => leftOut('between databases', onBothDatabases, isBesideIt, history)

/** The test files of faults that a run in turn leaves out. */
export const leftFaults = (history?: History) =>
  leftOut('faults', testsIn('fault'), (test, file) => isBesideIt(test, file) || faultGround.test(file), history)

/** What the faults break: the database, the programs, and the answering of requests. */
const faultGround = /^packages\/server\/src\/(?:(?:http|audit|live|programs)\/|database\/[\w-]+\.\w+$)/

/** Whether a file is the test itself or source in its folder. */
const isBesideIt = (test: string, file: string) =>
  file === test || (file.startsWith(`${dirname(test)}/`) && !file.endsWith('.test.ts') && !isRegistry(file))

function leftOut(
  walk: string,
  tests: readonly string[],
  isChangedBy: (test: string, file: string) => boolean,
  history?: History,
) {
  const isChanged = (test: string, files: readonly string[]) => files.some((file) => isChangedBy(test, file))
  const tested = inTurn(tests, { walk, name: nameOf, isChanged }, history)
  return tests.filter((test) => !tested.includes(test))
}

const nameOf = (test: string) => basename(test, '.test.ts')

function testsIn(...folders: readonly string[]) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, server, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.test.ts'))
        .map((path) => join(server, folder, path)),
    )
    .sort()
}
