import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patientUpdateOf } from '../../testing/patient-input'
import { addSignedNote } from '../../testing/sample-calls/note'
import { addVisit } from '../../testing/sample-calls/visit'
import { addFullPatient, inputOf, openMerging, openPair, ownersIn } from './patient-merge-fixture'

let today = Date.now()
const server = await startTestServer({ now: () => new Date(today) })
afterAll(() => server.close())

describe('a merge that is undone', () => {
  it('gives everything back as it was', async () => {
    const { world, merge, undo, patient, ids } = await openPair(server)
    const [owners, ...before] = [await ownersIn(world), await patient(ids[0]), await patient(ids[1])]
    await merge(ids[0], ids[1], { patient: { ...inputOf(before[1]), first_name: 'Siti' } })
    expect((await undo(ids[0])).status).toBe(200)
    expect(await ownersIn(world)).toEqual(owners)
    const same = ({ version, updated_at, ...rest }: (typeof before)[0]) => rest
    expect([await patient(ids[0]), await patient(ids[1])].map(same)).toEqual(before.map(same))
  })

  it('leaves what was entered after the merge with the one who was kept', async () => {
    const { world, call, merge, undo, patient, ids } = await openPair(server)
    const before = await patient(ids[0])
    await merge(ids[0], ids[1], { patient: { ...inputOf(before), phone: '+6281211110002', occupation: 'guru' } })
    const later = await addSignedNote(world, { patient_id: ids[0] })
    const merged = await patient(ids[0])
    await call('updatePatient', { path: { id: ids[0] }, body: { ...patientUpdateOf(merged), occupation: 'dosen' } })
    await undo(ids[0])
    expect(await ownersIn(world)).toMatchObject({ [`visit ${later.visit_id}`]: ids[0], [`note ${later.id}`]: ids[0] })
    expect(await patient(ids[0])).toMatchObject({ phone: before.phone, occupation: 'dosen', former_record_numbers: [] })
  })

  it('leaves an appointment whose patient came after the merge with the visit that it became', async () => {
    const { world, merge, undo, ids, duplicate } = await openPair(server)
    await merge(ids[0], ids[1])
    await addVisit(world, { patient_id: ids[0], appointment_id: duplicate.appointment.id, state: 'checked_out' })
    await undo(ids[0])
    expect((await ownersIn(world))[`appointment ${duplicate.appointment.id}`]).toBe(ids[0])
  })

  it('gives an identity number back to whom it belonged', async () => {
    const { world, merge, undo, patient } = await openMerging(server)
    const nik = { identification: 'nik', identity_number: '3171065705900001', identity_reason: '' } as const
    const [kept, gone] = [await world.addPatient(), await world.addPatient(nik)]
    const reply = await merge(kept.id, gone.id, { patient: { ...inputOf(kept), ...nik } })
    expect(reply).toMatchObject({ status: 200, body: { data: nik } })
    await undo(kept.id)
    expect((await patient(kept.id)).identification).toBe(kept.identification)
    expect(await patient(gone.id)).toMatchObject(nik)
  })

  it('is refused where somebody else has the identity number by now', async () => {
    const { world, merge, undo, patient } = await openMerging(server)
    const nik = { identification: 'nik', identity_number: '3171065705900001', identity_reason: '' } as const
    const [kept, gone] = [await world.addPatient(), await world.addPatient(nik)]
    await merge(kept.id, gone.id)
    await world.addPatient(nik)
    expect(await undo(kept.id)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('identity number') },
    })
    expect((await patient(gone.id)).status).toBe('merged')
  })

  it('is refused after 30 days', async () => {
    const { world, call, merge, mergeInto, undo, ids } = await openPair(server)
    await merge(ids[0], ids[1])
    const { id, version } = await mergeInto(ids[0])
    const merged_at = today
    today += 31 * 86_400_000
    const token = await server.tokenOf(world.user)
    const late = await call('undoPatientMerge', { token, path: { id }, body: { version } })
    today = merged_at
    expect(late).toMatchObject({ status: 409, body: { msg: expect.stringContaining('30 days') } })
    expect((await undo(ids[0])).status).toBe(200)
  })

  it('is refused while the patient is here', async () => {
    const { world, merge, undo, ids } = await openPair(server)
    await merge(ids[0], ids[1])
    await addVisit(world, { patient_id: ids[0] })
    expect(await undo(ids[0])).toMatchObject({ status: 409, body: { msg: expect.stringContaining('under way') } })
  })

  it('is undone once, by one of two managers', async () => {
    const { call, merge, mergeInto, ids } = await openPair(server)
    await merge(ids[0], ids[1])
    const { id, version } = await mergeInto(ids[0])
    const replies = await Promise.all([1, 2].map(() => call('undoPatientMerge', { path: { id }, body: { version } })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ data: { current: { state: 'undone' } } })
  })

  it('can be merged again', async () => {
    const { merge, undo, ids } = await openPair(server)
    await merge(ids[0], ids[1])
    await undo(ids[0])
    expect((await merge(ids[1], ids[0])).status).toBe(200)
  })
})

describe('a chain of merges', () => {
  it('leads from the first to the last, and is undone in reverse order only', async () => {
    const { world, call, merge, undo, mergeInto, patient, ids } = await openPair(server)
    const last = await addFullPatient(world, { at: '12:00', first_name: 'Siti A.' })
    const owners = await ownersIn(world)
    await merge(ids[1], ids[0])
    const first = await mergeInto(ids[1])
    expect((await merge(last.patient.id, ids[1])).status).toBe(200)
    expect(await patient(ids[0])).toMatchObject({ merged_into: last.patient.id })
    expect((await patient(last.patient.id)).former_record_numbers).toHaveLength(2)
    expect(new Set(Object.values(await ownersIn(world)))).toEqual(new Set([last.patient.id]))
    const early = await call('undoPatientMerge', { path: { id: first.id }, body: { version: first.version } })
    expect(early).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('merged into another one since') },
    })
    expect((await undo(last.patient.id)).status).toBe(200)
    expect(await patient(ids[0])).toMatchObject({ merged_into: ids[1] })
    expect((await undo(ids[1])).status).toBe(200)
    expect(await ownersIn(world)).toEqual(owners)
  })

  it('of two duplicates into one patient is undone in reverse order only', async () => {
    const { world, call, merge, mergeInto, undo, ids } = await openPair(server)
    const third = await world.addPatient()
    await merge(ids[0], ids[1])
    const first = await mergeInto(ids[0])
    await merge(ids[0], third.id)
    const early = await call('undoPatientMerge', { path: { id: first.id }, body: { version: first.version } })
    expect(early).toMatchObject({ status: 409, body: { msg: expect.stringContaining('Another duplicate') } })
    expect([(await undo(ids[0])).status, (await undo(ids[0])).status]).toEqual([200, 200])
  })
})
