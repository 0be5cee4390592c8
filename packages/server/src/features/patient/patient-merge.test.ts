import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patientUpdateOf } from '../../testing/patient-input'
import { someAppointment } from '../../testing/sample-calls/appointment'
import { anAllergy } from '../../testing/sample-calls/medical-alert'
import { addSignedNote } from '../../testing/sample-calls/note'
import { addPolicy } from '../../testing/sample-calls/patient-policy'
import { addPhoto } from '../../testing/sample-calls/photo'
import { addVisit } from '../../testing/sample-calls/visit'
import { someWaitlistEntry } from '../../testing/sample-calls/waitlist'
import { slotAt } from '../../testing/sample-times'
import { addFullPatient, inputOf, openMerging, ownersIn, tablesOfPatients } from './patient-merge-fixture'

let today = Date.now()
const server = await startTestServer({ now: () => new Date(today) })
afterAll(() => server.close())

/** Two records of one person, each with a row everywhere. */
async function openPair() {
  const merging = await openMerging(server)
  const { world } = merging
  const survivor = await addFullPatient(world, { at: '10:00', first_name: 'Siti', phone: '+6281211110001' })
  const duplicate = await addFullPatient(world, {
    at: '11:00',
    first_name: 'Sitti',
    phone: '+6281211110002',
    hasPhoto: true,
  })
  return { ...merging, survivor, duplicate, ids: [survivor.patient.id, duplicate.patient.id] as const }
}

describe('two merged patients', () => {
  it('are one: everything of both is with the one who was kept, and the other leads there', async () => {
    const { world, merge, patient, ids, duplicate, survivor } = await openPair()
    const [kept, gone] = ids
    const before = Object.entries(await ownersIn(world)).filter(([, owner]) => owner === gone)
    // a new table of patients is to be moved too: seen to fail without a row of one in the fixture, and with one not moved
    expect([...new Set(before.map(([row]) => row.split(' ')[0]))].sort()).toEqual(await tablesOfPatients(world))
    const reply = await merge(kept, gone)
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { id: kept, status: 'active', former_record_numbers: [duplicate.patient.record_number] } },
    })
    expect(new Set(Object.values(await ownersIn(world))).has(gone)).toBe(false)
    expect(await patient(gone)).toMatchObject({ status: 'merged', merged_into: kept, first_name: 'Sitti' })
    expect(Object.keys(await ownersIn(world)).length).toBeGreaterThan(17)
    expect(survivor.patient.record_number).toBe((await patient(kept)).record_number)
  })

  it('are found once: by the old record number, with and without dashes', async () => {
    const { call, merge, ids, duplicate } = await openPair()
    await merge(ids[0], ids[1])
    const { record_number } = duplicate.patient
    for (const search of [record_number, record_number.replaceAll('-', '')]) {
      const { rows } = (await call('listPatient', { query: { search } })).body.data
      expect(rows).toMatchObject([{ id: ids[0], former_record_numbers: [record_number] }])
    }
    const merged = (await call('listPatient', { query: { status: 'merged' } })).body.data
    expect(merged.rows.map(({ id }) => id)).toEqual([ids[1]])
    const candidates = await call('matchPatient', { body: { ...inputOf(duplicate.patient), patient_id: null } })
    expect(candidates.body.data.rows.map(({ patient }) => patient.id)).not.toContain(ids[1])
  })

  it('keep what was signed, and it is still what was signed', async () => {
    const { world, call, merge, undo, ids, duplicate } = await openPair()
    await merge(ids[0], ids[1])
    const dentist = await server.makeUser(world.clinic, 'doctor_clinic')
    const token = await server.tokenOf(dentist)
    const notes = () => call('getVisitNote', { token, path: { id: duplicate.note.visit_id } })
    const prescriptions = () => call('getVisitPrescription', { token, path: { id: duplicate.prescription.visit_id } })
    const letter = () => call('getLetter', { token, path: { id: duplicate.letter.id } })
    expect((await letter()).body.data).toMatchObject({
      is_intact: true,
      patient: { id: ids[0] },
      person: { id: ids[1] },
    })
    expect((await notes()).body.data.notes).toMatchObject([{ state: 'signed', is_intact: true }])
    expect((await prescriptions()).body.data.prescriptions).toMatchObject([{ is_intact: true, patient_id: ids[0] }])
    await undo(ids[0])
    expect((await letter()).body.data).toMatchObject({
      is_intact: true,
      patient: { id: ids[1] },
      person: { id: ids[1] },
    })
    expect((await notes()).body.data.notes).toMatchObject([{ is_intact: true }])
    expect((await prescriptions()).body.data.prescriptions).toMatchObject([{ is_intact: true, patient_id: ids[1] }])
  })

  it('show the findings of two mouths side by side, none of them decided', async () => {
    const { world, call, merge, ids } = await openPair()
    await merge(ids[0], ids[1])
    const token = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
    const { findings } = (await call('getOdontogram', { token, path: { id: ids[0] } })).body.data
    expect(findings.map(({ code, supersedes }) => [code, supersedes])).toEqual([
      ['car', []],
      ['car', []],
    ])
  })

  it('show an alert that both had twice, for a person to take one away', async () => {
    const { world, call, merge, ids } = await openPair()
    await merge(ids[0], ids[1])
    const token = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
    const { topics } = (await call('getMedicalAlerts', { token, path: { id: ids[0] } })).body.data
    expect(topics.find(({ topic }) => topic === 'allergy')?.alerts).toHaveLength(2)
    const again = await call('createMedicalAlert', { token, path: { id: ids[0] }, body: anAllergy() })
    expect(again.status).toBe(422)
  })

  it('were read by those who read either of them', async () => {
    const { world, call, merge, ids } = await openPair()
    const nurse = await server.makeUser(world.clinic, 'nurse_clinic', { displayname: 'Ns. Tari' })
    await call('getPatient', { token: await server.tokenOf(nurse), path: { id: ids[1] } })
    await merge(ids[0], ids[1])
    await server.eventsOf(world.clinic)
    const { rows } = (await call('listPatientAccess', { path: { id: ids[0] } })).body.data
    expect(rows.map(({ user_name }) => user_name)).toContain('Ns. Tari')
  })

  it('are announced before: who they are, how much moves, and what stands in the way', async () => {
    const { call, ids } = await openPair()
    const { data } = (
      await call('previewPatientMerge', { path: { id: ids[0] }, query: { duplicate_id: String(ids[1]) } })
    ).body
    expect(data).toMatchObject({ patient: { id: ids[0] }, duplicate: { id: ids[1] }, obstacle: null })
    expect(data.moves).toEqual({
      appointment: 1,
      visit: 4,
      note: 2,
      prescription: 1,
      letter: 1,
      invoice: 1,
      odontogram_finding: 1,
      vital_sign: 0,
      medical_alert: 1,
      patient_policy: 1,
      package_sold: 1,
      deposit: 1,
      waitlist_entry: 1,
      registration: 1,
      photo: 1,
    })
  })

  it('have one photo: the one of the patient who is kept, if there is one', async () => {
    const { world, call, merge, undo, patient } = await openMerging(server)
    const [kept, gone] = [await world.addPatient(), await world.addPatient()]
    for (const each of [kept, gone]) await addPhoto(world, 'patient_id', each)
    const photos = async () => [(await patient(kept.id)).photo, (await patient(gone.id)).photo]
    const before = await photos()
    const query = { duplicate_id: String(gone.id) }
    expect((await call('previewPatientMerge', { path: { id: kept.id }, query })).body.data.moves.photo).toBe(0)
    await merge(kept.id, gone.id)
    expect(await photos()).toEqual(before)
    expect((await undo(kept.id)).status).toBe(200)
    expect(await photos()).toEqual(before)
  })

  it('have the insurance cards of both, each with its policy, and have their own again when it is undone', async () => {
    const { world, call, merge, undo } = await openMerging(server)
    const [kept, gone] = [await world.addPatient(), await world.addPatient()]
    for (const { id } of [kept, gone])
      await addPhoto(world, 'patient_policy_id', await addPolicy(world, { patient_id: id }))
    const cards = async () =>
      Promise.all(
        [kept, gone].map(async ({ id }) =>
          (await call('listPatientPolicy', { path: { id } })).body.data.rows.filter(({ photo }) => photo !== null),
        ),
      )
    const theirs = (await cards())[1]?.[0]
    if (!theirs) throw new Error('The policy of who goes has no card')
    await merge(kept.id, gone.id)
    expect((await cards()).map(({ length }) => length)).toEqual([2, 0])
    expect((await call('getPatientPolicyPhoto', { path: { id: theirs.id } })).status).toBe(200)
    const seen = (await server.eventsOf(world.clinic)).findLast(({ object }) => object === 'patient_policy')
    expect(seen).toMatchObject({ object_id: theirs.id, people: { patient: [kept.id] } })
    expect((await undo(kept.id)).status).toBe(200)
    expect((await cards()).map(({ length }) => length)).toEqual([1, 1])
  })

  it('are in the audit: both patients, and the merge with what moved', async () => {
    const { world, merge, ids } = await openPair()
    await merge(ids[0], ids[1])
    const changes = (await server.changesOf(world.clinic)).map(({ action, object, object_id }) => [
      action,
      object,
      object_id,
    ])
    expect(changes).toEqual([
      ['merge', 'patient', ids[1]],
      ['create', 'patient_merge', expect.any(Number)],
      ['merge', 'patient', ids[0]],
    ])
  })
})

describe('a merge that is undone', () => {
  it('gives everything back as it was', async () => {
    const { world, merge, undo, patient, ids } = await openPair()
    const [owners, ...before] = [await ownersIn(world), await patient(ids[0]), await patient(ids[1])]
    await merge(ids[0], ids[1], { patient: { ...inputOf(before[1]), first_name: 'Siti' } })
    expect((await undo(ids[0])).status).toBe(200)
    expect(await ownersIn(world)).toEqual(owners)
    const same = ({ version, updated_at, ...rest }: (typeof before)[0]) => rest
    expect([await patient(ids[0]), await patient(ids[1])].map(same)).toEqual(before.map(same))
  })

  it('leaves what was entered after the merge with the one who was kept', async () => {
    const { world, call, merge, undo, patient, ids } = await openPair()
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
    const { world, merge, undo, ids, duplicate } = await openPair()
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
    const { world, call, merge, mergeInto, undo, ids } = await openPair()
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
    const { world, merge, undo, ids } = await openPair()
    await merge(ids[0], ids[1])
    await addVisit(world, { patient_id: ids[0] })
    expect(await undo(ids[0])).toMatchObject({ status: 409, body: { msg: expect.stringContaining('under way') } })
  })

  it('is undone once, by one of two managers', async () => {
    const { call, merge, mergeInto, ids } = await openPair()
    await merge(ids[0], ids[1])
    const { id, version } = await mergeInto(ids[0])
    const replies = await Promise.all([1, 2].map(() => call('undoPatientMerge', { path: { id }, body: { version } })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ data: { current: { state: 'undone' } } })
  })

  it('can be merged again', async () => {
    const { merge, undo, ids } = await openPair()
    await merge(ids[0], ids[1])
    await undo(ids[0])
    expect((await merge(ids[1], ids[0])).status).toBe(200)
  })
})

describe('a chain of merges', () => {
  it('leads from the first to the last, and is undone in reverse order only', async () => {
    const { world, call, merge, undo, mergeInto, patient, ids } = await openPair()
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
    const { world, call, merge, mergeInto, undo, ids } = await openPair()
    const third = await world.addPatient()
    await merge(ids[0], ids[1])
    const first = await mergeInto(ids[0])
    await merge(ids[0], third.id)
    const early = await call('undoPatientMerge', { path: { id: first.id }, body: { version: first.version } })
    expect(early).toMatchObject({ status: 409, body: { msg: expect.stringContaining('Another duplicate') } })
    expect([(await undo(ids[0])).status, (await undo(ids[0])).status]).toEqual([200, 200])
  })
})

describe('a merge is refused', () => {
  it('with oneself, with somebody unknown, and with a patient of another clinic', async () => {
    const { merge, call, ids, patient } = await openPair()
    const stranger = await openPair()
    expect((await merge(ids[0], ids[0])).status).toBe(422)
    const body = { version: 1, duplicate_version: 1, patient: inputOf(await patient(ids[0])) }
    for (const duplicate_id of [stranger.ids[1], 999_999_999])
      expect((await call('mergePatient', { path: { id: ids[0] }, body: { ...body, duplicate_id } })).status).toBe(404)
    expect((await stranger.patient(stranger.ids[1])).status).toBe('active')
  })

  it('from an older version of either', async () => {
    const { merge, ids } = await openPair()
    expect(await merge(ids[0], ids[1], { version: 7 })).toMatchObject({
      status: 409,
      body: { data: { current: { id: ids[0] } } },
    })
    expect(await merge(ids[0], ids[1], { duplicate_version: 7 })).toMatchObject({
      status: 409,
      body: { data: { current: { id: ids[1] } } },
    })
  })

  it('of values that a patient is refused', async () => {
    const { merge, ids, patient } = await openPair()
    const input = inputOf(await patient(ids[0]))
    const reply = await merge(ids[0], ids[1], { patient: { ...input, date_of_birth: '2999-01-01' } })
    expect(reply).toMatchObject({ status: 422, body: { data: { fields: { date_of_birth: expect.any(String) } } } })
    expect((await patient(ids[1])).status).toBe('active')
  })

  it.each([0, 1])('while one of them is here', async (which) => {
    const { world, call, merge, ids } = await openPair()
    await addVisit(world, { patient_id: ids[which] ?? 0, state: 'paused' })
    expect(await merge(ids[0], ids[1])).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('under way'), data: { current: { id: ids[which] } } },
    })
    const preview = await call('previewPatientMerge', { path: { id: ids[0] }, query: { duplicate_id: String(ids[1]) } })
    expect(preview.body.data.obstacle).toBe('visit_under_way')
  })

  it('where both have an appointment at the same time', async () => {
    const { world, merge, ids } = await openMerging(server).then(async (merging) => {
      const [one, other] = [
        await addFullPatient(merging.world, { at: '10:00' }),
        await addFullPatient(merging.world, { at: '10:15' }),
      ]
      return { ...merging, ids: [one.patient.id, other.patient.id] as const }
    })
    const owners = await ownersIn(world)
    expect(await merge(ids[0], ids[1])).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('same time') },
    })
    expect(await ownersIn(world)).toEqual(owners)
  })

  it('of one who was merged, either way; two tabs merge once', async () => {
    const { world, merge, ids } = await openPair()
    const third = await world.addPatient()
    const replies = await Promise.all([merge(ids[0], ids[1]), merge(ids[0], ids[1])])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await merge(ids[1], third.id)).status).toBe(409)
    expect((await merge(third.id, ids[1])).status).toBe(409)
    expect(
      await world.database.selectFrom('patient_merge').select('id').where('survivor_id', '=', ids[0]).execute(),
    ).toHaveLength(1)
  })

  it('of one of two who merge each other', async () => {
    const { merge, ids } = await openPair()
    const replies = await Promise.all([merge(ids[0], ids[1]), merge(ids[1], ids[0])])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a merged patient', () => {
  it('cannot be changed, booked, seen in, put on the waiting list or given an alert', async () => {
    const { world, call, merge, patient, ids } = await openPair()
    const appointment = await someAppointment(world)
    await merge(ids[0], ids[1])
    const gone = await patient(ids[1])
    const token = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
    const replies = [
      await call('updatePatient', {
        path: { id: ids[1] },
        body: { ...inputOf(gone), version: gone.version, status: 'active' },
      }),
      await call('createAppointment', { body: { ...appointment, patient_id: ids[1] } }),
      await call('createMedicalAlert', { token, path: { id: ids[1] }, body: anAllergy({ name: 'Lateks' }) }),
      await call('createWaitlistEntry', { body: { ...(await someWaitlistEntry(world)), patient_id: ids[1] } }),
    ]
    expect(replies.map(({ status, body }) => [status, body.msg])).toEqual(
      replies.map(() => [409, 'This patient was merged into another one: go on there.']),
    )
  })

  it('gets no booking that is made while they are merged', async () => {
    const { world, call, merge, ids } = await openPair()
    const appointment = await someAppointment(world)
    await Promise.all([
      merge(ids[0], ids[1]),
      call('createAppointment', { body: { ...appointment, ...slotAt(world, '15:00'), patient_id: ids[1] } }),
    ])
    expect(Object.values(await ownersIn(world))).not.toContain(ids[1])
  })
})

describe('the database', () => {
  // seen to fail: with the trigger of the waiting list left out, and with the key of the notes not cascading
  it('takes no row of a merged patient in any table: by a trigger of its own, or by that of its visit', async () => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and (
        exists (select from pg_trigger where tgrelid = pg_class.oid and tgfoid = 'refuse_merged_patient'::regproc)
        or exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f' and confupdtype = 'c'
          and pg_get_constraintdef(oid) like '%patient_id) REFERENCES %patient_id) ON UPDATE CASCADE'))
      order by 1`.execute(server.database)
    expect(rows.map(({ name }) => name)).toEqual(await tablesOfPatients(server))
  })

  const row = (table: string, id: number) =>
    sql`update ${sql.table(table)} set patient_id = patient_id + 0 where id = ${id}`
  it('moves what is signed between the two of a merge, changes nothing else of it, and takes no rows for a merged one', async () => {
    const { world, merge, ids, duplicate } = await openPair()
    const { database } = world
    const { id } = duplicate.note
    const move = (to: number) =>
      sql`update visit set patient_id = ${to} where id = ${duplicate.note.visit_id}`.execute(database)
    await expect(move(ids[0])).rejects.toThrow('append-only')
    await merge(ids[0], ids[1])
    await expect(row('note', id).execute(database)).rejects.toThrow('append-only')
    await expect(
      sql`update note set patient_id = ${ids[1]}, content = '{}' where id = ${id}`.execute(database),
    ).rejects.toThrow('append-only')
    await expect(sql`delete from odontogram_finding`.execute(database)).rejects.toThrow('append-only')
    await expect(move(ids[1])).rejects.toThrow('is merged')
    await expect(move((await world.addPatient()).id)).rejects.toThrow('append-only')
  })
})
