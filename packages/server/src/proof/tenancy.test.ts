import type { OperationId } from '@clinic/api'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isSoak, scaled } from '../../../../scale'
import { openCallers } from '../testing/callers'
import { checksumsOfTenant } from '../testing/database/checksums'
import { startTestServer } from '../testing/harness'
import { objectsOf, withValue } from '../testing/json-path'
import { type Operation, operationNamed, operations } from '../testing/operations'
import { patience } from '../testing/patience'
import { otherPatientInput } from '../testing/patient-input'
import { sampleCalls } from '../testing/sample-calls'
import { openWorld, type World } from '../testing/sample-world'
import { valuesOf } from '../testing/schema-arbitrary'
import { comparableReply, type Reply, type Sending, send } from '../testing/send'

vi.setConfig({ testTimeout: patience })

const seed = 3002
const now = new Date('2026-11-20T08:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

// No two tables share an id: what names a row of somebody else in one is nothing of one's own in another.
await sql`select setval(pg_get_serial_sequence(quote_ident(table_name), 'id'), 1000000 * row_number() over (order by table_name))
  from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`.execute(
  server.database,
)

const own = await openWorld(server)
const sister = await openWorld(server, await server.makeClinic({ company_id: own.clinic.company_id }))
const stranger = await openWorld(server)
const callers = await openCallers(server, own)

const twin = { identification: 'nik', identity_reason: '', identity_number: '3171065705900001' } as const
const foreigner = {
  ...twin,
  first_name: 'Kertanegara',
  last_name: 'Hayamwuruk',
  phone: '+6287799112233',
  identity_number: '3273015502880007',
  relative_name: 'Ranggawarsita',
}
const words = ['Kertanegara', 'Hayamwuruk', '877991122', '3273015502880007', 'Ranggawarsita']

/** People nobody of the own clinic may hear of, people who are like those there, and all that a clinic can have. Answers with ids. */
async function settle(world: World) {
  const { addPatient, addRegistration, clinic } = world
  // what the clinics of a company share is seen in both
  const theirs = guarded.filter(({ isShared }) => world !== sister || !isShared)
  for (const { id } of theirs) await sampleCalls[id](world)
  const patients = [await addPatient(foreigner), await addPatient(twin), await addPatient()]
  const registrations = [await addRegistration(foreigner), await addRegistration(twin), await addRegistration()]
  const user = await server.makeUser(clinic, 'front_office_clinic', { displayname: 'Ranggawarsita' })
  await server.tokenOf(user)
  return [...[...patients, ...registrations, user].map(({ id }) => id), clinic.clinic_id, clinic.company_id]
}

const guarded = operations.filter(({ roles, id }) => roles.length > 0 && id !== 'logout')
const samples = new Map<OperationId, Sending>()
for (const { id } of guarded) samples.set(id, await sampleCalls[id](own))
await own.addPatient(twin)
// they have candidates of their own, and twins elsewhere
samples.set('getRegistration', { path: { id: (await own.addRegistration(twin)).id } })
samples.set('matchPatient', { body: { ...otherPatientInput(twin), patient_id: null } })
const ask = async (operation: Operation, sending: Sending) =>
  send(server, operation, { ...samples.get(operation.id), token: callers.of(operation).token, ...sending })

/** The copy of a patient names the copies before it. */
function comparable({ payload, headers, ...reply }: Reply) {
  const { 'content-length': _, ...rest } = headers
  return comparableReply({ ...reply, payload: payload.replace(/"name":"access","rows":\[[^\]]*\]/, ''), headers: rest })
}

const reading = guarded.filter(({ method, id }) => method === 'GET' || id === 'matchPatient')
const queryOf = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'query')
const readings = fc.constantFrom(...reading).chain((operation) =>
  fc.subarray(queryOf(operation)).chain((parameters) => {
    const values = parameters.map(({ name, schema }) => [name, valuesOf(schema).map(String)])
    const query: fc.Arbitrary<Record<string, string>> = fc.record(Object.fromEntries(values))
    return fc.record({ operation: fc.constant(operation), query })
  }),
)

// Seen to fail: with the clinic left out of the candidates of a registration or of who is entered; with a merge that looked for the patient in
// the whole company.
describe('3a-2: what others have', () => {
  const plain = reading.map((operation) => ({ operation, query: samples.get(operation.id)?.query ?? {} }))
  const questions = [...plain, ...fc.sample(readings, { seed, numRuns: scaled(2_000) })]
  let theirs: number[] = []
  let before: string[] = []
  let after: string[] = []

  beforeAll(async () => {
    const answers = async () => {
      const replies: string[] = []
      for (const { operation, query } of questions) replies.push(comparable(await ask(operation, { query })))
      return replies
    }
    const first = await answers()
    const ofSister = await settle(sister)
    const then = await answers()
    // what clinics of a company share may change with the sister, never with a stranger
    before = questions.map(({ operation }, index) => (operation.isShared ? then : first)[index] ?? '')
    theirs = [...ofSister, ...(await settle(stranger))]
    after = await answers()
  }, patience)

  it.each(reading)('changes no answer, list, order, page, figure or candidate: $id', ({ id }) => {
    const changed = questions.filter(({ operation }, index) => operation.id === id && before[index] !== after[index])
    expect({ seed, changed: changed.map(({ query }) => query) }).toEqual({ seed, changed: [] })
  })

  it('was asked for so that it could be answered, as a rule', () => {
    expect(before.filter((reply) => reply.startsWith('[200')).length).toBeGreaterThan(questions.length / 2)
  })

  it('is like what nobody has, whatever way it is asked for or written to', async () => {
    const stored = async () => {
      await server.app.readLog.close()
      const { company_id } = stranger.clinic
      return [
        await checksumsOfTenant(server.database, { company_id }),
        await checksumsOfTenant(server.database, sister.clinic),
      ]
    }
    const storedBefore = await stored()
    await fc.assert(
      fc.asyncProperty(attempts(theirs), async ({ id, here, nowhere }) => {
        const operation = operationNamed(id)
        const reply = await ask(operation, here)
        expect(comparable(reply)).toBe(comparable(await ask(operation, nowhere)))
        expect(words.filter((word) => reply.payload.includes(word))).toEqual([])
      }),
      { seed, numRuns: scaled(10_000), endOnFailure: !isSoak },
    )
    expect(await stored()).toEqual(storedBefore)
  })
})

/** Pairs of requests: one names something of another clinic where nothing is to be named, the other what is nobody's. */
function attempts(theirs: number[]) {
  const of = (some: (operation: Operation) => boolean) => fc.constantFrom(...guarded.filter(some))
  const ids = fc.record({ here: fc.constantFrom(...theirs), nowhere: fc.integer({ min: 1e9, max: 2e9 }) })
  const pair = (operation: Operation, sending: (id: number) => Sending) =>
    ids.map(({ here, nowhere }) => ({ id: operation.id, here: sending(here), nowhere: sending(nowhere) }))
  // of a file nothing stands anywhere
  const bodyOf = ({ id, fileTypes }: Operation) => (fileTypes.length > 0 ? undefined : samples.get(id)?.body)
  const byField = fc
    .tuple(
      // elsewhere a body is not read, and what goes on by a step, like an import, would answer the twin otherwise
      of(({ body }) => body !== undefined),
      fc.constantFrom(...tenantNames),
    )
    .chain(([operation, name]) =>
      fc
        .constantFrom(...objectsOf(bodyOf(operation) ?? {}))
        .chain(({ path }) => pair(operation, (id) => ({ body: withValue(bodyOf(operation), [...path, name], id) }))),
    )
  const byParameter = fc
    .tuple(
      of(() => true),
      fc.constantFrom(...tenantNames, ...queryNames),
    )
    .chain(([operation, name]) => pair(operation, (id) => ({ query: { [name]: String(id) } })))
  const byHeader = fc
    .tuple(
      of(({ method }) => method === 'GET'),
      fc.constantFrom(...headerNames),
    )
    .chain(([operation, name]) => pair(operation, (id) => ({ headers: { [name]: String(id) } })))
  const bySearch = fc
    .tuple(
      of((operation) => queryOf(operation).some(({ name }) => name === 'search')),
      fc.constantFrom(...words),
    )
    .chain(([operation, word]) =>
      fc.record({ from: fc.nat({ max: 4 }), rest: fc.constantFrom(...companions) }).map(({ from, rest }) => {
        const search = (text: string): Sending => ({ query: [...rest, ['search', text]] })
        const fragment = word.slice(from)
        return { id: operation.id, here: search(fragment), nowhere: search('q'.repeat(fragment.length)) }
      }),
    )
  return fc.oneof(byField, byParameter, byHeader, bySearch)
}

const tenantNames = ['clinic_id', 'company_id', 'patient_id', 'registration_id', 'user_id', 'id', 'clinic', 'company']
const queryNames = ['clinic_id[]', 'filter[clinic_id]', 'where', 'include', 'expand', 'fields', 'or', 'sort[clinic_id]']
const headerNames = [
  'x-clinic-id',
  'x-company-id',
  'x-user-id',
  'x-tenant',
  'cookie',
  'x-original-url',
  'x-rewrite-url',
]
/** Parameters sent beside a search; one may come twice. */
const companions: [string, string][][] = [
  [],
  [['search', 'Dewi']],
  [['page', '2']],
  [['rowPerPage', '100']],
  [
    ['page', '1'],
    ['page', '1'],
  ],
]
