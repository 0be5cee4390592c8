import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { prescriptionLineFixture } from '@clinic/core/testing'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { someMedicine } from '../../testing/sample-calls/company-medicine'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addNote } from '../../testing/sample-calls/note'
import { addSignedPrescription } from '../../testing/sample-calls/prescription'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

// Seen to fail: the dentist, the version or the state of the visit not looked at; a medicine of another company, an inactive one or a
// material taken; what is missing not looked at; `is_intact` always true; earlier prescriptions not compared with; a finish that does
// not ask, a discontinuation that does not cancel; the day of the assistant.

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

async function openPractice() {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const manager = await server.tokenOf(world.user)
  const tokenOf = async (role: Schema<'RoleName'>, values?: { doctor_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  const token = await tokenOf('doctor_clinic')
  const visit = await addVisit(world, { state: 'in_practice' })
  const colleague = await tokenOf('doctor_clinic', { doctor_id: (await addDoctor(world)).id })
  const medicine = async (overrides: Partial<Schema<'CompanyMedicineInput'>> = {}) => {
    const { ingredients, ...columns } = someMedicine({ name: `Obat ${randomUUID()}`, ...overrides })
    const { id } = await database
      .insertInto('company_medicine')
      .values({ ...columns, ingredients: JSON.stringify(ingredients), company_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const line = async (overrides: Partial<Schema<'PrescriptionLine'>> = {}) =>
    prescriptionLineFixture({ medicine_id: await medicine(), ...overrides })
  const write = async (
    body: Partial<Schema<'PrescriptionDraft'>> = {},
    { by = token, key, id = visit.id }: { by?: string; key?: string; id?: number } = {},
  ) =>
    server.call('writeVisitPrescription', {
      token: by,
      path: { id },
      body: { version: 0, content: { lines: [await line()], reasons: [] }, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const read = async (by = token, id = visit.id) => server.call('getVisitPrescription', { token: by, path: { id } })
  const shown = async (id = visit.id) => (await read(token, id)).body.data
  const sign = (id: number, version = 1, by = token) =>
    server.call('signPrescription', { token: by, path: { id }, body: { version } })
  const cancel = (id: number, version: number, by = token) =>
    server.call('cancelPrescription', { token: by, path: { id }, body: { reason: ' Salah obat ', version } })
  const written = async (...lines: Schema<'PrescriptionLine'>[]) =>
    (await write({ content: { lines, reasons: [] } })).body.data
  const know = (topic: Schema<'MedicalTopic'>, kind: Schema<'MedicalAlertKind'>, name: string) =>
    server.call('createMedicalAlert', {
      token: manager,
      path: { id: visit.patient_id },
      body: { topic, kind, name, note: '' },
    })
  const setState = (state: Schema<'VisitState'>) =>
    database
      .updateTable('visit')
      .set({ state, outcome: state === 'finished' ? 'completed' : null })
      .where((eb) => eb.and({ company_id, clinic_id, id: visit.id }))
      .execute()
  return {
    world,
    token,
    tokenOf,
    colleague,
    visit,
    medicine,
    line,
    write,
    read,
    shown,
    sign,
    cancel,
    written,
    know,
    setState,
  }
}

const amoxicillin = { ingredients: ['Amoxicillin trihydrate'], medicine_class: 'Penicillin' }
const problemsOf = ({ status, body }: { status: number; body: { data: object } }) => {
  const found: Schema<'FinishProblem'>[] = Object(body.data).problems ?? []
  return [status, found.map(({ problem, id }) => [problem, id])]
}

describe('the draft of a prescription', () => {
  it('is written whole, read with its medicines and doses, and may be incomplete', async () => {
    const { write, written, line, visit, medicine, shown } = await openPractice()
    const medicine_id = await medicine({ name: 'Amoxsan', strength: '500 mg' })
    const first = await written(await line({ medicine_id, dose: '3x1 pc' }))
    expect(first).toMatchObject({
      visit_id: visit.id,
      patient_id: visit.patient_id,
      state: 'draft',
      version: 1,
      signature: null,
      cancelled: null,
      medicines: [{ medicine_id, name: 'Amoxsan', strength: '500 mg', status: 'active' }],
      doses: [{ line: 1, dose: { times: 3, meal: 'after' } }],
    })
    const begun = prescriptionLineFixture({ medicine_id: null, dose: '3x', quantity: null })
    expect(await write({ version: 1, content: { lines: [begun], reasons: [] } })).toMatchObject({
      body: { data: { version: 2, medicines: [], doses: [] } },
    })
    expect(await shown()).toMatchObject({ prescriptions: [{ version: 2, content: { lines: [begun] } }] })
  })

  it('of two windows is that of the first; the second is shown it', async () => {
    const { write, shown } = await openPractice()
    const replies = await Promise.all([write(), write()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { prescriptions } = await shown()
    expect(replies.find(({ status }) => status === 409)?.body.data.current).toMatchObject({
      content: prescriptions[0]?.content,
    })
    expect(await write({ version: 7 })).toMatchObject({ status: 409, body: { data: { current: { version: 1 } } } })
  })

  it('sent twice with one key is written once', async () => {
    const { write, line, shown } = await openPractice()
    const content = { lines: [await line()], reasons: [] }
    const key = randomUUID()
    const replies = await Promise.all([write({ content }, { key }), write({ content }, { key })])
    expect(replies[1]?.body.data).toEqual(replies[0]?.body.data)
    expect((await shown()).prescriptions).toMatchObject([{ version: 1 }])
  })

  it.each(['waiting', 'ready', 'finished'] as const)('of a visit that is %s is refused', async (state) => {
    const { write, setState } = await openPractice()
    await setState(state)
    expect(await write()).toMatchObject({ status: 409 })
  })

  it('of another dentist’s patient, of another clinic’s or by somebody else is refused', async () => {
    const { write, colleague, tokenOf, shown } = await openPractice()
    expect(await write({}, { by: colleague })).toMatchObject({ status: 404 })
    expect(await (await openPractice()).write({}, { id: (await openPractice()).visit.id })).toMatchObject({
      status: 404,
    })
    for (const role of ['manager_clinic', 'front_office_clinic', 'nurse_clinic'] as const)
      expect(await write({}, { by: await tokenOf(role) })).toMatchObject({ status: 403 })
    expect((await shown()).prescriptions).toEqual([])
  })

  it('for a patient whom nobody treats by name is refused', async () => {
    const { write, world } = await openPractice()
    const { id } = await addVisit(world, { state: 'in_practice', doctor_id: null })
    expect(await write({}, { id })).toMatchObject({ status: 404 })
  })

  it.each<[string, (practice: Awaited<ReturnType<typeof openPractice>>) => Promise<number>]>([
    ['of another company', async () => (await openPractice()).medicine()],
    ['that is inactive', ({ medicine }) => medicine({ status: 'inactive' })],
    ['that is a material', ({ medicine }) => medicine({ category: 'dental_material', ingredients: [] })],
  ])('refuses a medicine %s', async (_, medicineOf) => {
    const practice = await openPractice()
    const { write, line } = practice
    const lines = [await line(), await line({ id: 2, medicine_id: await medicineOf(practice) })]
    const { status, body } = await write({ content: { lines, reasons: [] } })
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, ['content.lines.1.medicine_id']])
  })

  it('refuses two lines with one number', async () => {
    const { write, line } = await openPractice()
    const { status, body } = await write({ content: { lines: [await line(), await line()], reasons: [] } })
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, ['content.lines.1.id']])
  })

  it('leaves in the audit what changed, of its patient', async () => {
    const { written, write, line, world, visit } = await openPractice()
    const { content } = await written(await line())
    const reasons = [{ warning: 'allergy', reason: 'Sudah diuji' }]
    await write({ version: 1, content: { ...content, reasons } })
    const [, last] = (await server.changesOf(world.clinic)).filter(({ object }) => object === 'prescription')
    expect(last).toMatchObject({ action: 'write', after: { reasons }, people: { patient: [visit.patient_id] } })
    expect(Object.keys(Object(last?.after))).toEqual(['reasons'])
  })
})

describe('what speaks against a prescription', () => {
  it('is worked out from the alerts of the patient and the other lines', async () => {
    const { written, line, medicine, know, shown } = await openPractice()
    await know('allergy', 'drug', 'Amoksisilin')
    await know('condition', 'pregnancy', '')
    await know('medication', 'other', 'Parasetamol 500 mg')
    const [one, two] = [await medicine(amoxicillin), await medicine({ ...amoxicillin, name: 'Kedua' })]
    const other = await medicine({ ingredients: ['Paracetamol'], medicine_class: '', pregnancy: 'avoid' })
    const { warnings } = await written(
      await line({ medicine_id: one }),
      await line({ id: 2, medicine_id: two }),
      await line({ id: 3, medicine_id: other }),
    )
    const warned = warnings.map(({ kind, level, medicine_id }) => [kind, level, medicine_id])
    expect(warned).toEqual([
      ['allergy', 'hard', one],
      ['allergy', 'hard', two],
      ['twice', 'hard', two],
      ['pregnancy', 'hard', other],
      ['takenAlready', 'soft', other],
    ])
    expect((await shown()).facts).toEqual({
      allergies: ['Amoksisilin'],
      is_pregnant: true,
      taking: [{ name: 'Parasetamol 500 mg', ingredients: ['Parasetamol 500 mg'] }],
    })
  })

  it('is also a medicine that was signed before and is still taken', async () => {
    const { visit, written, line, medicine, sign, shown, read, tokenOf } = await openPractice()
    const medicine_id = await medicine({ ingredients: ['Ibuprofen'] })
    const { id } = await written(await line({ medicine_id, dose: '3x1 selama 5 hari' }))
    await sign(id)
    expect((await shown(visit.id)).facts.taking).toMatchObject([{ ingredients: ['Ibuprofen'] }])
    now = new Date('2026-11-28T02:00:00Z')
    expect((await read(await tokenOf('doctor_clinic'), visit.id)).body.data.facts.taking).toEqual([])
  })
})

describe('signing a prescription', () => {
  it('keeps name, licence, time, hash and what the medicines were called', async () => {
    const { written, line, medicine, sign, world, shown } = await openPractice()
    const medicine_id = await medicine({ name: 'Amoxsan' })
    const { id } = await written(await line({ medicine_id }))
    const reply = await sign(id)
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: {
          state: 'signed',
          version: 2,
          is_intact: true,
          signature: { sip_number: expect.stringMatching(/./), signed_at: now.toISOString() },
        },
      },
    })
    await database.updateTable('company_medicine').set({ name: 'Lain' }).where('id', '=', medicine_id).execute()
    expect((await shown()).prescriptions).toEqual([reply.body.data])
    expect(reply.body.data.medicines).toMatchObject([{ name: 'Amoxsan' }])
    const [, event] = (await server.changesOf(world.clinic)).filter(({ object }) => object === 'prescription')
    expect(event).toMatchObject({ action: 'sign', after: { state: 'signed' } })
  })

  it('is refused with everything that is missing', async () => {
    const { written, line, medicine, sign, know, world, shown } = await openPractice()
    await know('allergy', 'drug', 'Amoksisilin')
    const medicine_id = await medicine(amoxicillin)
    const { id } = await written(
      await line({ medicine_id }),
      prescriptionLineFixture({ id: 2, medicine_id: null, dose: '', quantity: null }),
      await line({
        id: 3,
        medicine_id: await medicine({ ingredients: ['Ibuprofen'], medicine_class: '' }),
        dose: 'sering',
      }),
    )
    await database
      .updateTable('doctor')
      .set({ sip_valid_until: '2026-11-22' })
      .where('company_id', '=', world.clinic.company_id)
      .execute()
    expect(problemsOf(await sign(id))).toEqual([
      422,
      [
        ['medicineMissing', 2],
        ['doseMissing', 2],
        ['quantityMissing', 2],
        ['doseNotRead', 3],
        ['reasonMissing', `allergy/${medicine_id}/amoxicillin trihydrate/amoksisilin`],
        ['licenceExpired', null],
      ],
    ])
    expect((await shown()).prescriptions).toMatchObject([{ state: 'draft', version: 1 }])
  })

  it('against an allergy needs a reason, which is signed too', async () => {
    const { written, write, line, medicine, sign, know } = await openPractice()
    await know('allergy', 'drug', 'Amoksisilin')
    const medicine_id = await medicine(amoxicillin)
    const { id, content } = await written(await line({ medicine_id }))
    const warning = `allergy/${medicine_id}/amoxicillin trihydrate/amoksisilin`
    expect(problemsOf(await sign(id))).toEqual([422, [['reasonMissing', warning]]])
    await write({ version: 1, content: { ...content, reasons: [{ warning, reason: '  ' }] } })
    expect(problemsOf(await sign(id, 2))).toEqual([422, [['reasonMissing', warning]]])
    await write({ version: 2, content: { ...content, reasons: [{ warning, reason: 'Sudah diuji' }] } })
    expect(await sign(id, 3)).toMatchObject({
      status: 200,
      body: { data: { warnings: [{ kind: 'allergy' }], content: { reasons: [{ reason: 'Sudah diuji' }] } } },
    })
  })

  it('is refused of a medicine that became inactive since', async () => {
    const { written, line, medicine, sign } = await openPractice()
    const medicine_id = await medicine()
    const { id } = await written(await line({ medicine_id }))
    await database.updateTable('company_medicine').set({ status: 'inactive' }).where('id', '=', medicine_id).execute()
    expect(problemsOf(await sign(id))).toEqual([422, [['medicineInactive', 1]]])
  })

  it('needs the version that was read, and happens once', async () => {
    const { written, line, sign, write, colleague } = await openPractice()
    const { id, content } = await written(await line())
    await write({ version: 1, content })
    expect(await sign(id, 1)).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
    expect(await sign(id, 2, colleague)).toMatchObject({ status: 404 })
    expect(await sign(id, 2)).toMatchObject({ status: 200 })
    expect(await sign(id, 3)).toMatchObject({ status: 409, body: { data: { current: { state: 'signed' } } } })
  })

  it('happens in treatment only; what is written after it is another prescription', async () => {
    const { written, line, sign, write, setState, shown } = await openPractice()
    const { id } = await written(await line())
    await setState('finished')
    expect(await sign(id)).toMatchObject({ status: 409 })
    await setState('paused')
    await sign(id)
    expect(await write()).toMatchObject({ status: 200 })
    expect((await shown()).prescriptions).toMatchObject([
      { id, state: 'signed' },
      { state: 'draft', version: 1 },
    ])
  })
})

describe('a prescription', () => {
  it('is read by manager, dentists and assistants, by an assistant that of today', async () => {
    const { read, written, line, tokenOf, colleague, visit } = await openPractice()
    await written(await line())
    for (const token of [await tokenOf('manager_clinic'), colleague, await tokenOf('nurse_clinic')])
      expect(await read(token)).toMatchObject({
        status: 200,
        body: { data: { visit_id: visit.id, patient: { id: visit.patient_id }, prescriptions: [{ version: 1 }] } },
      })
    expect(await read(await tokenOf('front_office_clinic'))).toMatchObject({ status: 403 })
    expect(await read((await openPractice()).token)).toMatchObject({ status: 404 })
    now = new Date('2026-11-24T02:00:00Z')
    expect(await read(await tokenOf('nurse_clinic'))).toMatchObject({ status: 404 })
  })

  it('is cancelled with a reason by who wrote it, signed or not, and stays', async () => {
    const { written, line, sign, cancel, colleague, shown, setState } = await openPractice()
    const { id } = await written(await line())
    await sign(id)
    await setState('finished')
    expect(await cancel(id, 2, colleague)).toMatchObject({ status: 404 })
    expect(await cancel(id, 1)).toMatchObject({ status: 409 })
    expect(await cancel(id, 2)).toMatchObject({
      body: {
        data: { state: 'cancelled', is_intact: true, cancelled: { reason: 'Salah obat', at: now.toISOString() } },
      },
    })
    expect(await cancel(id, 3)).toMatchObject({ status: 409, body: { data: { current: { state: 'cancelled' } } } })
    await setState('in_practice')
    const draft = await written(await line())
    expect(await cancel(draft.id, 1)).toMatchObject({ body: { data: { state: 'cancelled', signature: null } } })
    expect(await shown()).toMatchObject({ facts: { taking: [] }, prescriptions: [{ id }, { id: draft.id }] })
  })

  it('that is signed is not changed by the database either, but cancelled', async () => {
    const { world } = await openPractice()
    const { id } = await addSignedPrescription(world)
    const change = (statement: ReturnType<typeof sql>) =>
      expect(statement.execute(database)).rejects.toThrow(/append-only|violates/)
    await change(sql`update prescription set content = jsonb_set(content, '{lines,0,dose}', '"9x9"') where id = ${id}`)
    await change(sql`update prescription set signed_with = '{}' where id = ${id}`)
    await change(sql`update prescription set state = 'draft' where id = ${id}`)
    await change(sql`update prescription set state = 'closed' where id = ${id}`)
    await change(sql`update prescription set signer_name = 'drg. Dua', state = 'dispensed' where id = ${id}`)
    await change(sql`delete from prescription where id = ${id}`)
    await change(sql`truncate prescription cascade`)
    const cancelled = sql`state = 'cancelled', cancel_reason = 'Salah', cancelled_by = 'Rina', cancelled_at = now()`
    await sql`update prescription set ${cancelled} where id = ${id}`.execute(database)
    await change(sql`update prescription set cancel_reason = 'Lain' where id = ${id}`)
  })

  it('that is edited past the trigger is seen not to be what was signed', async () => {
    const { world, shown } = await openPractice()
    const { id, visit_id } = await addSignedPrescription(world)
    expect((await shown(visit_id)).prescriptions).toMatchObject([{ is_intact: true }])
    await sql`alter table prescription disable trigger prescription_signed`.execute(database)
    await sql`update prescription set signed_with = jsonb_set(signed_with, '{warnings}', '[1]') where id = ${id}`.execute(
      database,
    )
    await sql`update prescription set signed_with = jsonb_set(signed_with, '{warnings}',
      '[{"kind":"twice","level":"hard","medicine_id":1,"substance":"","with":""}]') where id = ${id}`.execute(database)
    expect((await shown(visit_id)).prescriptions).toMatchObject([{ is_intact: false }])
    await sql`alter table prescription enable trigger prescription_signed`.execute(database)
  })
})

describe('the end of treatment', () => {
  async function openEnd() {
    const practice = await openPractice()
    const { world, token, line } = practice
    const note = await addNote(world)
    const lines = [await line()]
    const draft = (await practice.write({ content: { lines, reasons: [] } }, { id: note.visit_id })).body.data
    const finish = () =>
      server.call('finishVisit', { token, path: { id: note.visit_id }, body: { note_version: 1, version: 1 } })
    return { ...practice, note, draft, finish }
  }

  it('is refused while a prescription is not signed', async () => {
    const { finish, sign, draft } = await openEnd()
    expect(problemsOf(await finish())).toEqual([422, [['prescriptionUnsigned', draft.id]]])
    await sign(draft.id)
    expect(await finish()).toMatchObject({ status: 200 })
  })

  it('does not ask for the signature of a prescription whose lines were removed', async () => {
    const { finish, write, note } = await openEnd()
    await write({ version: 1, content: { lines: [], reasons: [] } }, { id: note.visit_id })
    expect(await finish()).toMatchObject({ status: 200 })
  })

  it('that is discontinued cancels what was not signed, with the reason', async () => {
    const { token, note, draft, shown } = await openEnd()
    await server.call('discontinueVisit', {
      token,
      path: { id: note.visit_id },
      body: { reason: ' Pasien pingsan ', note_version: 1, version: 1 },
    })
    expect((await shown(note.visit_id)).prescriptions).toMatchObject([
      { id: draft.id, state: 'cancelled', signature: null, cancelled: { reason: 'Pasien pingsan' } },
    ])
  })
})
