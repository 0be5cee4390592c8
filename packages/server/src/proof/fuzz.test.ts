import type { OperationId } from '@clinic/api'
import { type RoleName, roleNames } from '@clinic/core/access'
import { tableTypes } from '@clinic/core/export'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isSoak, scaled } from '../../../../scale'
import { operationsInTurn } from '../../../../turn'
import { startTestServer } from '../testing/harness'
import { hostileTexts } from '../testing/hostile-text'
import { placesOf, without, withValue } from '../testing/json-path'
import { type JsonSchema, type Operation, operationNamed, operations } from '../testing/operations'
import { patience } from '../testing/patience'
import { sampleCalls } from '../testing/sample-calls'
import { openWorld } from '../testing/sample-world'
import { valuesOf } from '../testing/schema-arbitrary'
import { type Reply, type Sending, send } from '../testing/send'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer()
afterAll(() => server.close())

const world = await openWorld(server)
for (let index = 0; index < 5; index += 1) await world.addPatient()
const tokens = new Map<string, string>()
const signIn = async (role: RoleName) =>
  tokens.set(role, await server.tokenOf(await server.makeUser(world.clinic, role)))
for (const role of roleNames) await signIn(role)

/** The files between a request and its operation, those that several operations share, and those that invent requests. */
const ground = [
  'openapi/shared.yaml',
  'packages/server/src/env.ts',
  'packages/server/src/serve.ts',
  'packages/server/src/http/',
  'packages/server/src/use-case/',
  'packages/server/src/database/',
  'packages/server/src/domain/schedule/',
  'packages/server/src/testing/schema-arbitrary.ts',
  'packages/server/src/testing/hostile-text.ts',
  'packages/server/src/testing/send.ts',
]
const walked = operationsInTurn(operations, { file: import.meta.url, ground })
const numRuns = Math.ceil((scaled(2_000) * walked.length) / operations.length)

const samples = new Map<OperationId, Sending>()
for (const { id } of walked) samples.set(id, await sampleCalls[id](world))

const seeds = [11, 22, 33, 44, 55]
const outcomes = new Map<string, number>()

// Seen to fail: with a column in a reply that its schema does not name; with unreadable text let through and the
// database's refusal of it not foreseen.
describe('3a-7: whatever is sent to an operation', () => {
  it.each(seeds)('is answered as the contract says, quickly, revealing no internals: seed %i', async (seed) => {
    await fc.assert(
      fc.asyncProperty(requests, async ({ id, who, ...sending }) => {
        const operation = operationNamed(id)
        const ask = () => send(server, operation, { ...sending, token: tokens.get(who) })
        const reply = await ask()
        if (id === 'logout' && who !== 'nobody') await signIn(who)
        expectSound(operation, reply)
        // a request that hangs does so again; one on a busy machine does not
        if (reply.ms > 2_000) expect((await ask()).ms).toBeLessThan(2_000)
        count(`${Math.floor(reply.status / 100)}xx`)
      }),
      { seed, numRuns, endOnFailure: !isSoak },
    )
  })

  it('is sometimes good and often not, so that this proves something', () => {
    const all = [...outcomes.values()].reduce((sum, each) => sum + each, 0)
    expect(outcomes.get('2xx')).toBeGreaterThan(all / 20)
    expect(outcomes.get('4xx')).toBeGreaterThan(all / 4)
  })
})

const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)

function expectSound(operation: Operation, { status, payload, headers }: Reply) {
  const { responses, isStream, answersFile, success } = operation
  expect(status).toBeLessThan(500)
  expect(payload).not.toMatch(inside)
  if (isStream && status === success) return expect(headers['content-type']).toBe('text/event-stream')
  const type = String(headers['content-type'])
  if (answersFile.includes(type)) return expect(status).toBe(success)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const validate = validatorOf(responses[status] ?? responses.default ?? {})
  const reply = JSON.parse(payload)
  validate(reply)
  expect(validate.errors ?? []).toEqual([])
  // a sentence for people: what a field is called there only the form knows
  for (const field of Object.keys(reply.data?.fields ?? {}).filter((path) => /\w[_.]\w/.test(path)))
    expect(reply.msg).not.toContain(field)
}

/** Stack traces, files, and what PostgreSQL says of statements. */
const inside =
  /\n\s+at |\.(ts|mjs|js):\d|node_modules|kysely|syntax error at|relation \\?"|column \\?"|violates |pg_catalog/

const ajv = addFormats(new Ajv2020({ allErrors: true, allowUnionTypes: true })).addKeyword('x-person')
const validators = new Map<JsonSchema, ValidateFunction>()
function validatorOf(schema: JsonSchema) {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  return validate
}

const unreadable = fc.constantFrom('\0', 'a\0b', '\ud83d', '\udc00\ud800')
const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }), unreadable)
const anything = fc.oneof(
  text,
  fc.jsonValue(),
  fc.constantFrom(1e308, -0, 2 ** 53, -1, 1.5, [[[[]]]], { a: { b: {} } }),
)

/** Another value, one more or none at all somewhere in a value. */
const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .record({ place: fc.constantFrom(...placesOf(value)), to: anything, name: text, how: fc.nat({ max: 3 }) })
    .map(({ place: { path }, to, name, how }) => {
      if (how === 0) return without(value, path) ?? null
      return withValue(value, how === 1 ? [...path, name] : path, to)
    })

const mostly = <Usual, Other>(usual: fc.Arbitrary<Usual>, other: fc.Arbitrary<Other>, weight: number) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other })

const headerNames = ['authorization', 'content-type', 'accept-language', 'accept-encoding', 'x-forwarded-for', 'origin']
const accepts = fc.record({ accept: fc.constantFrom(...Object.values(tableTypes), 'text/csv;q=0, */*', ',;,', '*/*') })
const headers: fc.Arbitrary<Record<string, string>> = mostly(
  fc.constant({}),
  fc.oneof(
    fc.record({ 'idempotency-key': fc.oneof(text, fc.uuid()) }),
    fc.dictionary(fc.constantFrom(...headerNames), text),
    accepts,
  ),
  4,
)

const raw = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    '',
    '{',
    '[',
    '"',
    'nul',
    '{"a":',
    '{"a":1,}',
    '{"__proto__":{}}',
    '\ufeff{}',
    '{"a":1}{"a":1}',
    '1e999',
  ),
  fc.nat({ max: 5_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.nat({ max: 5_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
)

/** Bytes of a file, or others: cut off, changed in one place, doubled or any. */
function spoiled(file: Buffer) {
  const somewhere = fc.nat({ max: Math.max(0, file.length - 1) })
  return fc.oneof(
    fc.constant(file),
    somewhere.map((end) => file.subarray(0, end)),
    fc.tuple(somewhere, fc.nat({ max: 255 })).map(([at, byte]) => Buffer.from(file).fill(byte, at, at + 1)),
    fc.constant(Buffer.concat([file, file])),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
}

const requests = fc.constantFrom(...walked).chain(({ id, body, parameters }) => {
  const sample = samples.get(id) ?? {}
  const names = parameters.filter((parameter) => parameter.in === 'query')
  const known = names.map(({ name, schema }) =>
    fc.tuple(fc.constant(name), fc.oneof(valuesOf(schema).map(String), text)),
  )
  // one thing wrong at a time, mostly: what is refused for its query tells nothing of its body
  const query: fc.Arbitrary<[string, string]> = fc.oneof(...known, fc.tuple(text, text))
  const queries = mostly(
    fc.constant<[string, string][]>([]),
    fc.array(query, { maxLength: 3 }),
    known.length > 0 ? 1 : 8,
  )
  const bodies: fc.Arbitrary<unknown> = body
    ? fc.oneof(
        fc.constant(sample.body),
        valuesOf(body),
        mutated(sample.body),
        mutated(sample.body).chain(mutated),
        valuesOf(body).chain(mutated),
      )
    : Buffer.isBuffer(sample.body)
      ? spoiled(sample.body)
      : fc.option(anything, { nil: undefined })
  return fc.record({
    id: fc.constant(id),
    who: mostly(fc.constant('manager_clinic' as const), fc.constantFrom(...roleNames, 'nobody' as const), 2),
    path: mostly(fc.constant(sample.path ?? {}), fc.record({ id: fc.oneof(text, fc.integer().map(String)) }), 4),
    query: queries,
    body: bodies,
    payload: mostly(fc.constant(undefined), raw, 8),
    headers,
  })
})
