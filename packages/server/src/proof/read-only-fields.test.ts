import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { operationsInTurn } from '../../../../turn'
import { openCallers } from '../testing/callers'
import { checksumsOfTenant } from '../testing/database/checksums'
import { startTestServer } from '../testing/harness'
import { objectsOf, placesOf, without, withValue } from '../testing/json-path'
import { type JsonSchema, operations } from '../testing/operations'
import { patience } from '../testing/patience'
import { sampleCalls } from '../testing/sample-calls'
import { openWorld } from '../testing/sample-world'
import { send } from '../testing/send'

vi.setConfig({ testTimeout: patience })

// it stands still: a session would note from time to time that it is in use
const now = new Date()
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const own = await openWorld(server)
const stranger = await openWorld(server)
const callers = await openCallers(server, own)
/** The files that decide which fields a body may have. */
const ground = [
  'openapi/shared.yaml',
  'packages/server/src/http/answer-contract.ts',
  'packages/server/src/use-case/contract.ts',
  'packages/server/src/use-case/master.ts',
]
const writing = operationsInTurn(
  operations.filter(({ body }) => body !== undefined),
  { file: import.meta.url, ground },
)
const withVersion = writing.filter(({ body }) => body?.properties?.version)

const { rows: columns } = await sql<{ name: string }>`
  select distinct column_name as name from information_schema.columns where table_schema = 'public'`.execute(
  server.database,
)
const namesIn = ({ properties = {}, items }: JsonSchema): string[] => [
  ...Object.entries(properties).flatMap(([name, schema]) => [name, ...namesIn(schema)]),
  ...(items ? namesIn(items) : []),
]
/** Everything the server keeps or shows, and what attackers try. */
const names = new Set([
  ...columns.map(({ name }) => name),
  ...operations.flatMap(({ responses }) => Object.values(responses).flatMap(namesIn)),
  'authority',
  'balance',
  'is_admin',
  'isAdmin',
  'roles',
  'permissions',
  'tenant_id',
  'owner_id',
  'deleted_at',
  '_id',
  '__proto__',
  'constructor',
  'prototype',
  '$set',
  'user',
  'session',
])
/** Of how many fields a refusal tells at most. */
const mostTold = 50
const planted = (name: string) => {
  if (/(^|_)id$/.test(name)) return stranger.clinic.clinic_id
  if (name === 'role') return 'manager_clinic'
  return /version|number|balance|count/.test(name) ? 99 : 'accepted'
}

/** What an object that may be left out is made of. */
const objectOf = (schema: JsonSchema | undefined) => schema?.oneOf?.find(({ properties }) => properties) ?? schema

/** Returns all rows and the recorded changes; a refusal that shows somebody adds a reading to the audit. */
const stored = async () => {
  const { company_id } = own.clinic
  const changes = await server.changesOf(own.clinic)
  const {
    audit_chain: _c,
    audit_group: _g,
    audit_event: _e,
    ...tables
  } = await checksumsOfTenant(server.database, {
    company_id,
  })
  return [changes, tables, await checksumsOfTenant(server.database, stranger.clinic)]
}

// Seen to fail: with a contract check that leaves out what it does not know instead of refusing it.
describe('3a-3: a field that is not for writing', () => {
  it.each(writing)('is refused anywhere in a body: $id', async (operation) => {
    const { token } = callers.of(operation)
    const sample = await sampleCalls[operation.id](own)
    const before = await stored()
    const accepted: string[] = []
    for (const { path } of objectsOf(sample.body)) {
      const writable = path.reduce<JsonSchema | undefined>(
        (schema, name) => objectOf(schema?.items ?? schema?.properties?.[name]),
        operation.body,
      )
      const strange = [...names].filter((name) => !Object.hasOwn(writable?.properties ?? {}, name))
      const told: string[] = []
      for (let first = 0; first < strange.length; first += mostTold) {
        const some = strange.slice(first, first + mostTold)
        const body = some.reduce<unknown>(
          (sofar, name) => withValue(sofar, [...path, name], planted(name)),
          sample.body,
        )
        const { payload } = await send(server, operation, { ...sample, body, token })
        told.push(...Object.keys(JSON.parse(payload).data.fields ?? {}))
      }
      // each is told to be wrong among others, or refused alone
      for (const name of strange.filter((each) => !told.includes([...path, each].join('.')))) {
        const body = withValue(sample.body, [...path, name], planted(name))
        const { status } = await send(server, operation, { ...sample, body, token })
        if (status !== 400) accepted.push(`${[...path, name].join('.')}: ${status}`)
      }
    }
    expect(accepted).toEqual([])
    expect(await stored()).toEqual(before)
  })

  it.each(withVersion)('is the version, except the one that was read: $id', async (operation) => {
    const { token } = callers.of(operation)
    const sample = await sampleCalls[operation.id](own)
    const before = await stored()
    const versions = placesOf(sample.body).filter(({ path }) => /version$/.test(path.at(-1) ?? ''))
    expect(versions).not.toEqual([])
    for (const { path, value } of versions) {
      const bodies = tricks.filter((trick) => trick !== value).map((trick) => withValue(sample.body, path, trick))
      for (const body of [...bodies, without(sample.body, path)]) {
        const { status } = await send(server, operation, { ...sample, body, token })
        expect([400, 409]).toContain(status)
      }
    }
    expect(await stored()).toEqual(before)
  })
})

const tricks = [0, -1, 2, 1.5, 9e15, '1', '', null, true, [1], { $gt: 0 }, [], '1 or 1=1']
