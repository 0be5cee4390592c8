import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyAudit } from '../../audit/verify'
import { readEnv } from '../../env'
import { createApp } from '../../http/app'
import { openChanges } from '../../live/changes'
import { StartFailure } from '../../programs/start-failure'
import { checksumsOf, shapeOf } from '../../testing/database/checksums'
import { type Kind, kinds, makeEmptyDatabases } from '../../testing/database/empty-database'
import { insertFoundationRows } from '../../testing/database/foundation-rows'
import { patientInput } from '../../testing/patient-input'
import { open } from '../../testing/program/place'
import { transaction } from '../../use-case/transaction'
import { createUseCases } from '../../use-cases'
import { openCondition } from '../condition'
import type { OpenDatabase } from '../connect'
import { appliedMigrations, migrate, migrationNames } from '../migrate'
import type { Database } from '../schema'
import { demoPassword } from '../seed/clinic'
import { seedDemo } from '../seed/seed'
import { readBackup } from './read-backup'
import { restoreBackup } from './restore-backup'
import { writeBackup } from './write-backup'

const empty = await makeEmptyDatabases()
const close: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const each of close) await each()
  await empty.stop()
})
const file = (name: string) => join(empty.folder, `${name}.backup`)

async function opened(kind: Kind) {
  const database = await open(await empty.make(kind))
  close.push(database.close)
  return database
}

const restore = async (database: Database, from: string) => {
  const { migrations } = await readBackup(from)
  await restoreBackup(database, { file: from, migrations })
}

const checksums = async (database: Database) => {
  const { session: _, ...shape } = await shapeOf(database)
  return checksumsOf(database, shape)
}

// A year of every table, the demo clinic, and a table of every type there is.
async function fill(database: Database) {
  await migrate(database, { to: '001-foundation' })
  await insertFoundationRows(database, 300)
  await migrate(database)
  await seedDemo(database, { today: '2026-11-20', now: new Date('2026-11-20T08:30:00Z') })
  await makeEveryType(database)
  await sql`insert into every_type (id, parent, bytes, money, real, json, plain, list, long, period, empty)
    overriding system value values
    (-9223372036854775808, 2, '\\x00ff0a', -0.10, 'NaN', 'null', '{ "b": 1,  "a": "\\u0000" }', '{NULL,"NULL",""}',
      '1 mon -00:00:00.001', '[1900-01-01,infinity)', null),
    (2, null, '', 'Infinity', 0.1, '"null"', 'null', '{}', '0', 'empty', null)`.execute(database)
}

const makeEveryType = (database: Database) =>
  sql`create table every_type (
    id bigint generated always as identity primary key, parent bigint references every_type, bytes bytea, money numeric,
    real real, json jsonb, plain json, list text[], long interval, period daterange, empty text,
    doubled numeric generated always as (money * 2) stored
  )`.execute(database)

let sources: Record<Kind, OpenDatabase>
beforeAll(async () => {
  sources = { embedded: await opened('embedded'), postgres: await opened('postgres') }
  for (const kind of kinds) {
    await fill(sources[kind].database)
    await writeBackup(sources[kind].database, file(kind))
  }
}, 120_000)

describe('3a-31: a backup', { timeout: 60_000 }, () => {
  // seen to fail: with values that are not text, with a lost page, with triggers left off, with sequences left alone
  const ways = kinds.flatMap((from) => kinds.map((to) => ({ from, to })))
  it.each(ways)(
    'of $from restores into $to, identical in every table, and the clinic goes on',
    async ({ from, to }) => {
      const { database } = await opened(to)
      await migrate(database)
      await makeEveryType(database)
      await restore(database, file(from))
      expect(await checksums(database)).toEqual(await checksums(sources[from].database))
      expect(await guards(database)).toEqual(await guards(sources[to].database))
      for (const { problem, events } of await verifyAudit(database)) {
        expect({ problem, isEmpty: events === 0 }).toEqual({ problem: undefined, isEmpty: false })
      }
      await goesOn(database)
    },
  )
})

describe('3a-31: a backup of PostgreSQL at work', { timeout: 60_000 }, () => {
  // seen to fail: without the isolation level: 22 of one, 51 of the other
  it('is of one moment', async () => {
    const { database } = await opened('postgres')
    await migrate(database)
    const work = { isOver: false, pairs: 0 }
    const workers = Array.from({ length: 4 }, async () => {
      while (!work.isOver) {
        await transaction(database, async (tx) => {
          await tx.insertInto('company').values({ name: 'One of a pair' }).execute()
          await tx.insertInto('registration_attempt').values({ ip: 'The other' }).execute()
        })
        work.pairs += 1
      }
    })
    await writeBackup(database, file('busy')).finally(() => {
      work.isOver = true
    })
    await Promise.all(workers)
    const { rows } = await readBackup(file('busy'))
    expect(rows.company).toBe(rows.registration_attempt)
    expect(rows.company).toBeLessThan(work.pairs)
  })
})

describe('a backup', { timeout: 60_000 }, () => {
  it('is for the eyes of its owner, and leaves sessions out', async () => {
    expect(statSync(file('embedded')).mode & 0o777).toBe(0o600)
    expect(Object.keys((await readBackup(file('embedded'))).rows)).not.toContain('session')
  })

  it('of an older version is brought up to date', async () => {
    const old = await opened('postgres')
    await migrate(old.database, { to: '001-foundation' })
    await insertFoundationRows(old.database, 100)
    await writeBackup(old.database, file('old'))
    const { patient = [], registration = [] } = await shapeOf(old.database)
    // which is worked out anew
    const shape = { patient: patient.filter((column) => column !== 'readiness'), registration }

    const { database } = await opened('postgres')
    await restore(database, file('old'))
    expect(await appliedMigrations(database)).toEqual(migrationNames)
    expect(await checksumsOf(database, shape)).toEqual(await checksumsOf(old.database, shape))
  })

  it('of an empty database is refused', async () => {
    const { database } = await opened('postgres')
    await expect(writeBackup(database, file('nothing'))).rejects.toThrow('There is nothing to back up')
    expect(readdirSync(empty.folder)).not.toContain('nothing.backup.part')
  })
})

describe('restoring', { timeout: 60_000 }, () => {
  let untouched: OpenDatabase
  beforeAll(async () => {
    untouched = await opened('postgres')
  })
  const lines = () =>
    gunzipSync(readFileSync(file('postgres')))
      .toString()
      .split('\n')
  const edited = (edit: (text: string) => string) => gzipSync(edit(lines().join('\n')))
  /** With a new hash, as if the program had written it. */
  const sealed = (edit: (text: string) => string) =>
    edited((text) => {
      const [, body = '', end = '{}'] = /^(.*)#end (.*)\n$/s.exec(edit(text)) ?? []
      const sha256 = createHash('sha256').update(body).digest('hex')
      return `${body}#end ${JSON.stringify({ ...JSON.parse(end), sha256 })}\n`
    })
  const whole = () => readFileSync(file('postgres'))
  const flipped = () => {
    const bytes = whole()
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    return bytes
  }

  // seen to fail: without the comparison of the hash, and of the counts
  it.each<{ what: string; bytes: () => Buffer; expected: string }>([
    { what: 'a file of another kind', bytes: () => Buffer.from('PDF'), expected: 'is not a backup of Geraham.' },
    { what: 'something else compressed', bytes: () => gzipSync('{}\n'), expected: 'is not a backup of Geraham.' },
    { what: 'nothing', bytes: () => Buffer.alloc(0), expected: 'is not a backup of Geraham.' },
    { what: 'half of it', bytes: () => whole().subarray(0, whole().length >> 1), expected: 'is damaged or cut off' },
    {
      what: 'all but the last line',
      bytes: () => edited((text) => text.replace(/#end.*\n/, '')),
      expected: 'is damaged or cut off',
    },
    { what: 'a flipped bit', bytes: flipped, expected: 'is damaged or cut off' },
    {
      what: 'a changed word',
      bytes: () => edited((text) => text.replace('Siti', 'Sita')),
      expected: 'is damaged or cut off',
    },
    {
      what: 'fewer rows than it counts',
      bytes: () => sealed((text) => text.replace(/#rows 4 company\n(.*\n){4}/, '')),
      expected: 'is damaged or cut off',
    },
    {
      what: 'something behind the end',
      bytes: () => edited((text) => `${text}#rows 0 patient\n`),
      expected: 'is damaged or cut off',
    },
    {
      what: 'a newer format',
      bytes: () => sealed((text) => text.replace('"format":1', '"format":2')),
      expected: 'was made by a newer version',
    },
    {
      what: 'newer tables',
      bytes: () => sealed((text) => text.replace('"002-', '"999-')),
      expected: 'was made by a newer version',
    },
  ])('refuses $what and touches nothing', async ({ bytes, expected }) => {
    const { database } = untouched
    writeFileSync(file('odd'), bytes())
    const error = await restore(database, file('odd')).catch((each: unknown) => each)
    expect(error).toBeInstanceOf(StartFailure)
    expect(error).toMatchObject({ message: expect.stringContaining(expected) })
    expect(await shapeOf(database)).toEqual({})
  })

  // seen to fail: with foreign keys put back as `not valid`
  it.each(kinds)('leaves nothing in %s when a row does not fit', async (kind) => {
    const { database } = await opened(kind)
    writeFileSync(
      file('orphan'),
      sealed((text) => text.replaceAll(/("clinic_id":)"-7"/g, '$1"-8"')),
    )
    await migrate(database)
    await makeEveryType(database)
    await expect(restore(database, file('orphan'))).rejects.toThrow('violates foreign key constraint')
    const { rows } = await sql`select from company`.execute(database)
    expect(rows).toEqual([])
    expect((await guards(database)).length).toBeGreaterThan(20)
  })

  it('refuses a database that has rows, and one with newer tables', async () => {
    const before = await checksums(sources.postgres.database)
    await expect(restore(sources.postgres.database, file('postgres'))).rejects.toThrow('has data already')
    expect(await checksums(sources.postgres.database)).toEqual(before)

    const { database } = await opened('postgres')
    await migrate(database)
    await expect(restore(database, file('old'))).rejects.toThrow('The tables are newer than the backup')
  })
})

async function guards(database: Database) {
  const { rows } = await sql<{ guard: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid) as guard
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select tgrelid::regclass || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select pg_get_indexdef(indexrelid) from pg_index where indrelid::regclass::text not like 'pg\_%'
    order by guard`.execute(database)
  return rows.map(({ guard }) => guard)
}

/** Uses the database as on any other day: people sign in, and the next patient gets the next number. */
async function goesOn(database: Database) {
  const env = readEnv({})
  const app = await createApp({
    env,
    database,
    changes: openChanges(),
    condition: openCondition(),
    useCases: createUseCases(env),
    webRoot: 'none',
  })
  const body = { email: 'frontoffice@demo.test', password: demoPassword, workspace: 'clinic' }
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: body })
  expect(login.json()).toMatchObject({ status: 'success' })
  const { rows } = await sql<{ newest: number }>`select max(id) as newest from patient`.execute(database)
  const patient = await app.inject({
    method: 'POST',
    url: '/api/patient',
    headers: { authorization: `Bearer ${login.json().data.accessToken}`, 'idempotency-key': randomUUID() },
    payload: patientInput(),
  })
  expect(patient.json()).toMatchObject({ status: 'success', data: { record_number: '00-01-21' } })
  expect(patient.json().data.id).toBeGreaterThan(rows[0]?.newest ?? Number.POSITIVE_INFINITY)
  await app.close()
}
