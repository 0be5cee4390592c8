import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Transaction } from '../database/schema'
import { startTestServer } from '../testing/harness'
import { openWorld } from '../testing/sample-world'
import { changeRow } from './change-row'
import { Refusal } from './refusal'

const server = await startTestServer()
afterAll(() => server.close())

/** A patient, and a change of their occupation as an operation would ask for it. */
async function openChange() {
  const { clinic, addPatient } = await openWorld(server)
  const { id, version } = await addPatient({ occupation: 'teacher' })
  const patient = (tx: Transaction) =>
    tx.selectFrom('patient').select(['id', 'version', 'occupation']).where('id', '=', id).executeTakeFirst()
  return {
    clinic,
    version,
    stored: () => server.database.transaction().execute(patient),
    change: {
      table: 'patient' as const,
      id,
      version,
      read: patient,
      move: { to: (): string | null => null, refusal: 'registrationDecided' as const },
      apply: async () => ({ occupation: 'dentist' }),
      action: 'update',
    },
  }
}

const allowed = { move: undefined }
const stale = { version: 7 }
const forbidden = {
  apply: async (): Promise<{ occupation: string }> => {
    throw new Refusal(422, 'checkFields')
  },
}

it.each([
  { first: 'a missing row', more: { ...stale, ...forbidden, read: async () => undefined }, sentence: 'notFound' },
  { first: 'a move that is not legal', more: { ...stale, ...forbidden }, sentence: 'registrationDecided' },
  {
    first: 'a version that is not the last',
    more: { ...allowed, ...stale, ...forbidden },
    sentence: 'changedMeanwhile',
  },
  { first: 'a rule of the operation', more: { ...allowed, ...forbidden }, sentence: 'checkFields' },
])('refuses $first before what follows, and nothing is written', async ({ more, sentence }) => {
  const { clinic, change, stored, version } = await openChange()
  const refused = changeRow(server.database, { ...clinic, role: 'system' }, { ...change, ...more })
  await expect(refused).rejects.toThrow(sentence)
  expect(await stored()).toMatchObject({ version, occupation: 'teacher' })
  expect(await server.changesOf(clinic)).toEqual([])
})

it.each([
  { refusal: 'a move that is not legal', more: {} },
  { refusal: 'a version that is not the last', more: { ...allowed, ...stale } },
])('shows the stored row with the refusal of $refusal', async ({ more }) => {
  const { clinic, change, stored } = await openChange()
  const current = await stored()
  const refused = changeRow(server.database, { ...clinic, role: 'system' }, { ...change, ...more })
  await expect(refused).rejects.toMatchObject({ status: 409, details: { current } })
})

it('writes the columns under the next version, and records the row before and after', async () => {
  const { clinic, change, stored, version } = await openChange()
  const after = await changeRow(server.database, { ...clinic, role: 'system' }, { ...change, ...allowed })
  expect(after).toEqual({ id: change.id, version: version + 1, occupation: 'dentist' })
  expect(await stored()).toEqual(after)
  expect(await server.changesOf(clinic)).toMatchObject([
    { action: 'update', object: 'patient', object_id: change.id, before: { occupation: 'teacher' }, after },
  ])
})

it('passes the owner of the row to the rules, and the written row to the follow-up', async () => {
  const { clinic, change } = await openChange()
  const steps: string[] = []
  await changeRow(
    server.database,
    { ...clinic, role: 'system' },
    {
      ...change,
      ...allowed,
      lockOwner: async (_, { occupation }) => `owner of a ${occupation}`,
      async apply({ owner, before }) {
        steps.push(owner, before.occupation)
        return { occupation: 'nurse' }
      },
      follow: async ({ tx }) => steps.push((await change.read(tx))?.occupation ?? ''),
    },
  )
  expect(steps).toEqual(['owner of a teacher', 'teacher', 'nurse'])
})

it('locks the owner, then the row, and reads the row that it judges after that', async () => {
  const { clinic, change } = await openChange()
  const steps: string[] = []
  const step = <Result>(name: string, result: Result) => {
    steps.push(name)
    return result
  }
  const watched = server.database.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode' && node.endModifiers?.some(({ modifier }) => modifier === 'ForUpdate'))
        return step('lock', node)
      if (node.kind === 'UpdateQueryNode' && JSON.stringify(node.table).includes('"patient"'))
        return step('write', node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await changeRow(
    watched,
    { ...clinic, role: 'system' },
    {
      ...change,
      read: (tx) => step('read', change.read(tx)),
      lockOwner: async () => step('lock owner', clinic),
      move: { to: () => step('move', 'moved'), refusal: 'registrationDecided' },
      apply: async () => step('apply', { occupation: 'nurse' }),
      follow: async () => step('follow', undefined),
    },
  )
  const locking = ['read', 'lock owner', 'lock', 'read']
  expect(steps).toEqual([...locking, 'move', 'apply', 'write', 'follow', 'read'])
})

it('takes its name, reason and audit event from the operation', async () => {
  const { clinic, change, version } = await openChange()
  await changeRow(
    server.database,
    { ...clinic, role: 'system' },
    {
      ...change,
      ...allowed,
      action: (before, after) => `make_${before.occupation}_${after.occupation}`,
      reason: ({ occupation }) => `wants to be a ${occupation}`,
      audited: ({ occupation }) => ({ occupation }),
    },
  )
  const unrecorded = { ...change, ...allowed, version: version + 1, action: () => undefined }
  await changeRow(server.database, { ...clinic, role: 'system' }, unrecorded)
  expect(await server.changesOf(clinic)).toMatchObject([
    { action: 'make_teacher_dentist', reason: 'wants to be a dentist' },
  ])
  const [event] = await server.changesOf(clinic)
  expect([event?.before, event?.after]).toEqual([{ occupation: 'teacher' }, { occupation: 'dentist' }])
})

it('writes no row of another clinic, of the same company or not, even one that is read by mistake', async () => {
  const { clinic, change, stored, version } = await openChange()
  const sister = await server.makeClinic({ company_id: clinic.company_id })
  for (const other of [await server.makeClinic(), sister])
    await changeRow(server.database, { ...other, role: 'system' }, { ...change, ...allowed })
  expect(await stored()).toMatchObject({ version, occupation: 'teacher' })
})

it('writes a clinic of the own company alone, under the version that the operation asks for', async () => {
  const [clinic, other] = [await server.makeClinic(), await server.makeClinic()]
  const read = (tx: Transaction) =>
    tx
      .selectFrom('clinic')
      .select(['id', 'name', 'version as row_version', 'opening_version as version'])
      .where('id', '=', clinic.clinic_id)
      .executeTakeFirst()
  const stored = () => server.database.transaction().execute(read)
  const before = await stored()
  const rename = (name: string, actor: { company_id: number; clinic_id: number }) =>
    changeRow(
      server.database,
      { ...actor, role: 'system' },
      {
        table: 'clinic',
        id: clinic.clinic_id,
        version: 1,
        versionColumn: 'opening_version',
        read,
        apply: async () => ({ name }),
        action: 'update',
      },
    )
  await rename('Klinik lain', { ...clinic, company_id: other.company_id })
  expect(await stored()).toEqual(before)
  expect(await rename('Klinik Melati', clinic)).toEqual({ ...before, name: 'Klinik Melati', version: 2 })
})

it('is the only way in which a version is compared, but for a draft that its first version begins', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!test)\.ts$/.test(file))
  const comparing = files.filter((file) => readFileSync(join(root, file), 'utf8').includes("409, 'changedMeanwhile'"))
  expect(comparing.map((file) => basename(file)).sort()).toEqual(['change-row.ts', 'held-draft.ts'])
})
