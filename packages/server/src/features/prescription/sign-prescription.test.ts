import type { Schema } from '@clinic/api'
import { prescriptionLineFixture } from '@clinic/core/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addNote } from '../../testing/sample-calls/note'
import { openPractice } from './prescription-fixture'

// Seen to fail: what is missing not looked at; earlier prescriptions not compared with; a finish that does not ask, a
// discontinuation that does not cancel.

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

const amoxicillin = { ingredients: ['Amoxicillin trihydrate'], medicine_class: 'Penicillin' }
const problemsOf = ({ status, body }: { status: number; body: { data: object } }) => {
  const found: Schema<'FinishProblem'>[] = Object(body.data).problems ?? []
  return [status, found.map(({ problem, id }) => [problem, id])]
}

describe('what speaks against a prescription', () => {
  it('is worked out from the alerts of the patient and the other lines', async () => {
    const { written, line, medicine, know, shown } = await openPractice(server)
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
    const { visit, written, line, medicine, sign, shown, read, tokenOf } = await openPractice(server)
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
    const { written, line, medicine, sign, world, shown } = await openPractice(server)
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
    const { written, line, medicine, sign, know, world, shown } = await openPractice(server)
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
    const { written, write, line, medicine, sign, know } = await openPractice(server)
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
    const { written, line, medicine, sign } = await openPractice(server)
    const medicine_id = await medicine()
    const { id } = await written(await line({ medicine_id }))
    await database.updateTable('company_medicine').set({ status: 'inactive' }).where('id', '=', medicine_id).execute()
    expect(problemsOf(await sign(id))).toEqual([422, [['medicineInactive', 1]]])
  })

  it('needs the version that was read, and happens once', async () => {
    const { written, line, sign, write, colleague } = await openPractice(server)
    const { id, content } = await written(await line())
    await write({ version: 1, content })
    expect(await sign(id, 1)).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
    expect(await sign(id, 2, colleague)).toMatchObject({ status: 404 })
    expect(await sign(id, 2)).toMatchObject({ status: 200 })
    expect(await sign(id, 3)).toMatchObject({ status: 409, body: { data: { current: { state: 'signed' } } } })
  })

  it('happens in treatment only; what is written after it is another prescription', async () => {
    const { written, line, sign, write, setState, shown } = await openPractice(server)
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

describe('the end of treatment', () => {
  async function openEnd() {
    const practice = await openPractice(server)
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
