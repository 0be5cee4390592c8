import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Transaction } from '../database/schema'
import { startTestServer } from '../testing/harness'
import { openWorld } from '../testing/sample-calls'
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
  { first: 'a missing row', more: { ...stale, ...forbidden, read: async () => undefined }, said: 'notFound' },
  { first: 'a move that is not legal', more: { ...stale, ...forbidden }, said: 'registrationDecided' },
  { first: 'a version that is not the last', more: { ...allowed, ...stale, ...forbidden }, said: 'changedMeanwhile' },
  { first: 'a rule of the operation', more: { ...allowed, ...forbidden }, said: 'checkFields' },
])('refuses $first before what follows, and nothing is written', async ({ more, said }) => {
  const { clinic, change, stored, version } = await openChange()
  const refused = changeRow(server.database, { ...clinic, role: 'system' }, { ...change, ...more })
  await expect(refused).rejects.toThrow(said)
  expect(await stored()).toMatchObject({ version, occupation: 'teacher' })
  expect(await server.changesOf(clinic)).toEqual([])
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

it('holds the owner of the row before the row, and tells the rules about it', async () => {
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

it('writes no row of another clinic, even one that is read by mistake', async () => {
  const { change, stored, version } = await openChange()
  const { clinic: other } = await openWorld(server)
  await changeRow(server.database, { ...other, role: 'system' }, { ...change, ...allowed })
  expect(await stored()).toMatchObject({ version, occupation: 'teacher' })
})

it('is the only way in which a version is compared', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!test)\.ts$/.test(file))
  const comparing = files.filter((file) => readFileSync(join(root, file), 'utf8').includes("409, 'changedMeanwhile'"))
  expect(comparing.map((file) => basename(file))).toEqual(['change-row.ts'])
})
