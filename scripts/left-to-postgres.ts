import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { featureOf, inTurn, isRegistry } from '../turn.ts'
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
  const tests = ['features', 'domain', 'proof']
    .flatMap((folder) =>
      readdirSync(join(root, server, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.test.ts'))
        .map((path) => join(server, folder, path)),
    )
    .sort()
  const tested = inTurn(tests, {
    walk: 'server on the embedded database',
    name: (test) => basename(test, '.test.ts'),
    isChanged: (test, files) =>
      files.some(
        (file) =>
          file === test ||
          (ground.test(file) && !isRegistry(file)) ||
          (featureOf(file) !== undefined && featureOf(file) === featureOf(test)),
      ),
  })
  return [...tests.filter((test) => !tested.includes(test)), ...asksTheContract]
}

/** They ask the contract, a thousand times, and care little for the database. */
const asksTheContract = ['hostile-sql', 'permission-matrix', 'read-only-fields'].map(
  (name) => `${server}/proof/${name}.test.ts`,
)
