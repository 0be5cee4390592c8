import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientUpdateOf } from '../../testing/patient-input'
import { sampleCalls } from '../../testing/sample-calls'
import { addWaitlistEntry } from '../../testing/sample-calls/waitlist'
import { openMerging } from './patient-merge-fixture'

// Seen to fail: without the check of the day, without the status among those that are refused, and with the dead among a group.

const server = await startTestServer({ now: () => new Date('2026-11-20T08:00:00Z') })
afterAll(() => server.close())

async function openDeath() {
  const merging = await openMerging(server)
  const { world, patient, call } = merging
  const change = async (id: number, values: object) =>
    call('updatePatient', { path: { id }, body: { ...patientUpdateOf(await patient(id)), ...values } })
  const die = (id: number, deceased_on: string | null = '2026-05-03') => change(id, { status: 'deceased', deceased_on })
  const addPatient = (values: Partial<Schema<'PatientInput'>> = {}) =>
    world.addPatient({ ...otherPatientInput(), date_of_birth: '1950-11-03', ...values })
  return { ...merging, change, die, addPatient }
}

describe('a patient who has died', () => {
  it('is told with the day, found in the list, and stays so when something else is changed', async () => {
    const { addPatient, change, die, patient, call } = await openDeath()
    const { id } = await addPatient()
    expect(await die(id)).toMatchObject({
      status: 200,
      body: { data: { status: 'deceased', deceased_on: '2026-05-03' } },
    })
    expect((await change(id, { occupation: 'Guru' })).status).toBe(200)
    expect(await patient(id)).toMatchObject({ status: 'deceased', deceased_on: '2026-05-03', occupation: 'Guru' })
    const found = async (query: object) => (await call('listPatient', { query })).body.data.rows.map((row) => row.id)
    expect(await found({ status: 'deceased' })).toEqual([id])
    expect(await found({})).toContain(id)
    expect(await found({ status: 'active' })).not.toContain(id)
  })

  it('can be without a day, and be a mistake', async () => {
    const { addPatient, die, change, patient } = await openDeath()
    const { id } = await addPatient()
    expect((await die(id, null)).status).toBe(200)
    expect((await change(id, { status: 'active', deceased_on: null })).status).toBe(200)
    expect(await patient(id)).toMatchObject({ status: 'active', deceased_on: null })
  })

  it.each([
    ['deceased', '2026-11-21', 422, /not come yet/],
    ['deceased', '1950-11-02', 422, /before the birth/],
    ['active', '2026-05-03', 422, /empty/],
    ['inactive', '2026-05-03', 422, /empty/],
    ['deceased', '2026-02-30', 400, /./],
    ['deceased', 'yesterday', 400, /./],
  ])('is not stored as %s with the day %s', async (status, deceased_on, refused, sentence) => {
    const { addPatient, change, patient } = await openDeath()
    const { id } = await addPatient()
    const reply = await change(id, { status, deceased_on })
    expect(reply.status).toBe(refused)
    if (refused === 422)
      expect(reply.body).toMatchObject({ data: { fields: { deceased_on: expect.stringMatching(sentence) } } })
    expect(await patient(id)).toMatchObject({ status: 'active', deceased_on: null, version: 1 })
  })

  it.each(['createAppointment', 'createVisit', 'createWaitlistEntry', 'createLabOrder'] as const)(
    'is begun nothing new for: %s',
    async (operation) => {
      const { world, addPatient, die, call } = await openDeath()
      const { id } = await addPatient()
      await die(id)
      expect(
        await call(operation, { body: { ...(await sampleCalls[operation](world)).body, patient_id: id } }),
      ).toMatchObject({
        status: 422,
        body: { data: { fields: { patient_id: expect.stringMatching(/has died/) } } },
      })
    },
  )

  it('is in no group that is worked through, and is proposed for no free time', async () => {
    const { world, addPatient, die, call } = await openDeath()
    const { id } = await addPatient()
    const entry = await addWaitlistEntry(world)
    await server.database.updateTable('waitlist_entry').set({ patient_id: id }).where('id', '=', entry.id).execute()
    const shown = async () => [
      ...(await call('listPatient', { query: { group: 'birthday' } })).body.data.rows,
      ...(await call('listPatient', { query: { group: 'no_identity' } })).body.data.rows,
      ...(await call('matchWaitlistEntry', {})).body.data.rows.map(({ patient_id }) => ({ id: patient_id })),
    ]
    expect((await shown()).filter((row) => row.id === id)).toHaveLength(3)
    await die(id)
    expect((await shown()).filter((row) => row.id === id)).toEqual([])
  })
})

describe('a merge with somebody who has died', () => {
  it('waits until both have', async () => {
    const { addPatient, die, merge, call, patient } = await openDeath()
    const [one, other] = [await addPatient(), await addPatient()]
    await die(other.id)
    const preview = () =>
      call('previewPatientMerge', { path: { id: one.id }, query: { duplicate_id: String(other.id) } })
    expect((await preview()).body.data.obstacle).toBe('deceased')
    expect(await merge(one.id, other.id)).toMatchObject({
      status: 409,
      body: { msg: expect.stringMatching(/has died/) },
    })
    await die(one.id, '2026-05-04')
    expect((await preview()).body.data.obstacle).toBeNull()
    expect((await merge(one.id, other.id)).status).toBe(200)
    expect(await patient(one.id)).toMatchObject({ status: 'deceased', deceased_on: '2026-05-04' })
  })

  it('is undone with the day of each, also of whoever died after it', async () => {
    const { addPatient, die, merge, undo, patient } = await openDeath()
    const [one, other] = [await addPatient(), await addPatient()]
    await die(one.id, '2026-05-04')
    await die(other.id)
    await merge(one.id, other.id)
    expect((await undo(one.id)).status).toBe(200)
    expect(await patient(other.id)).toMatchObject({ status: 'deceased', deceased_on: '2026-05-03' })

    const [later, twin] = [await addPatient(), await addPatient()]
    await merge(later.id, twin.id)
    await die(later.id, '2026-11-20')
    expect((await undo(later.id)).status).toBe(200)
    expect(await patient(twin.id)).toMatchObject({ status: 'deceased', deceased_on: '2026-11-20' })
  })
})
