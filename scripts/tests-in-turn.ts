import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { featureOf, type History, inTurn, isRegistry } from '../turn.ts'
import { root } from './check/project.ts'

const server = 'packages/server/src'
/** Files that differ between the embedded database and PostgreSQL: a change of them is tested with everything. */
const ground = /^packages\/server\/src\/(?:database|use-case)\/([\w-]+\.(ts|mjs))$/

/**
 * Test files of the server that this run leaves out on the embedded database, because a run of all of them on PostgreSQL
 * follows (POSTGRES_FOLLOWS=1, as in CI): those of features and proofs that did not change, but for a fifth.
 */
export function leftToPostgres(): string[] {
  if (process.env.POSTGRES_FOLLOWS !== '1') return []
  const tests = testsIn('features', 'domain', 'proof', 'audit', 'database/seed')
  const isChanged = (test: string, file: string) =>
    isBesideIt(test, file) ||
    (ground.test(file) && !isRegistry(file)) ||
    (featureOf(file) !== undefined && featureOf(file) === featureOf(test))
  return [...leftOut('server on the embedded database', tests, isChanged), ...asksTheContract]
}

/** They ask the contract, a thousand times, and care little for the database. */
const asksTheContract = ['hostile-sql', 'permission-matrix', 'read-only-fields'].map(
  (name) => `${server}/proof/${name}.test.ts`,
)

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
  const tested = inTurn(tests, { walk, name: (test) => basename(test, '.test.ts'), isChanged }, history)
  return tests.filter((test) => !tested.includes(test))
}

function testsIn(...folders: readonly string[]) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, server, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.test.ts'))
        .map((path) => join(server, folder, path)),
    )
    .sort()
}
