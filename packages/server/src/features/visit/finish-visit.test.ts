import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { addProduct } from '../../testing/sample-calls/product'
import { addVisit } from '../../testing/sample-calls/visit'
import { measured } from '../../testing/sample-calls/vital-sign'
import { openClinic } from './end-of-treatment-fixture'

// Seen to fail: the problems, the dangerous vital signs or the version of the note not looked at; no rows of diagnoses.

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a finish', () => {
  it('signs the note, keeps its diagnoses and procedures, proposes the control and is a move', async () => {
    const { world, inChair, finish, notes, rows, manager } = await openClinic(server)
    const { id: product_id } = await addProduct(world)
    const consent = { witness: 'Nur Aisyah', at: '2026-11-23T01:50:00.000Z' }
    const anaesthesia = {
      agent: 'articaine_adrenaline',
      technique: 'nerve_block',
      millilitres: 1.7,
      batch: 'A1',
    } as const
    const content = noteContentFixture({
      diagnoses: [
        { id: 1, code: 'K04.0', tooth: '46', rank: 'primary', certainty: 'definite', prognosis: 'good' },
        { id: 2, code: 'K03.6', tooth: null, rank: 'secondary', certainty: 'working', prognosis: null },
      ],
      procedures: [
        noteProcedureFixture({ product_id, doctor_id: null, jaw: 'upper', consent, anaesthesia, icd9cm: '23.2' }),
      ],
      control: { on: '2026-11-30', reason: ' Lepas jahitan ' },
    })
    const { visit_id, doctor_id, patient_id, id } = await inChair({ content })
    expect(await finish(visit_id)).toMatchObject({
      status: 422,
      body: { data: { problems: [{ problem: 'performerMissing' }] } },
    })
    const [procedure = noteProcedureFixture()] = content.procedures
    const performed = { ...content, procedures: [{ ...procedure, doctor_id }] }
    // the code of the service holds
    const signed = { ...content, procedures: [{ ...procedure, doctor_id, icd9cm: '96.54' }] }
    await database
      .updateTable('note')
      .set({ content: JSON.stringify(performed) })
      .where('id', '=', id)
      .execute()

    const control = { on: '2026-11-30', reason: 'Lepas jahitan' }
    const reply = await finish(visit_id)
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { state: 'finished', outcome: 'completed', control, settlement: null, version: 2 } },
    })
    expect(reply.body.data.moves.at(-1)).toMatchObject({
      event: 'visit.finish',
      from_state: 'in_practice',
      to_state: 'finished',
    })
    expect(await notes(visit_id)).toMatchObject([
      {
        id,
        state: 'signed',
        is_intact: true,
        content: signed,
        signature: { doctor_id, name: 'drg. Satu', sip_number: 'SIP-1', signed_at: now.toISOString() },
      },
    ])
    const of = { note_id: id, visit_id, patient_id }
    expect(await rows('diagnosis', visit_id)).toMatchObject([
      { ...of, code: 'K04.0', tooth: '46', rank: 'primary', certainty: 'definite', prognosis: 'good' },
      { ...of, code: 'K03.6', tooth: null, rank: 'secondary', certainty: 'working', prognosis: null },
    ])
    expect(await rows('procedure', visit_id)).toMatchObject([
      {
        ...of,
        product_id,
        name: 'Scaling',
        icd9cm: '96.54',
        tooth: '46',
        surfaces: ['o'],
        doctor_id,
        outcome: 'done',
        consent_witness: consent.witness,
        consent_at: consent.at,
        anaesthesia,
      },
    ])
    const board = await server.call('visitBoard', { token: manager })
    expect(board.body.data.visits).toMatchObject([{ id: visit_id, state: 'finished', control }])
    const signing = (await server.changesOf(world.clinic)).filter(({ action }) => action === 'sign')
    expect(signing).toMatchObject([{ object: 'note', object_id: id, people: { patient: [patient_id] } }])
  })

  it('is refused with everything that is missing, and nothing is written', async () => {
    const { world, inChair, finish, notes, rows, licence } = await openClinic(server)
    const { id: product_id } = await addProduct(world)
    await database
      .updateTable('product')
      .set({ scope: 'surface', needs_consent: true })
      .where('id', '=', product_id)
      .execute()
    const procedure = noteProcedureFixture({ id: 7, product_id, doctor_id: null, tooth: null, surfaces: [] })
    const { visit_id } = await inChair({
      content: noteContentFixture({
        subjective: { chief_complaint: ' ', history: '', medical_history: '', habits: '' },
        diagnoses: [],
        procedures: [procedure],
        control: { on: '2026-11-22', reason: '' },
      }),
    })
    await licence('2026-11-22')
    const { company_id, clinic_id } = world.clinic
    await database
      .insertInto('vital_sign')
      .values({
        ...measured({ systolic: 190 }),
        company_id,
        clinic_id,
        visit_id,
        supersedes: null,
        level: 'hard_alert',
        correction_reason: '',
        taken_at: now,
        recorded_at: now,
        recorded_by: 'Nur Aisyah',
        acknowledged_at: null,
      })
      .execute()
    const refused = await finish(visit_id)
    expect(refused).toMatchObject({ status: 422, body: { status: 'badRequest' } })
    const { problems } = Object(refused.body.data)
    expect(problems.map(({ problem, id }: Schema<'FinishProblem'>) => [problem, id])).toEqual([
      ['alertNotAcknowledged', 'systolic'],
      ['complaintMissing', null],
      ['diagnosisMissing', null],
      ['toothMissing', 7],
      ['surfaceMissing', 7],
      ['performerMissing', 7],
      ['consentMissing', 7],
      ['controlDatePast', null],
      ['licenceExpired', null],
    ])
    expect(await notes(visit_id)).toMatchObject([{ state: 'draft', version: 1, signature: null }])
    expect(await rows('diagnosis', visit_id)).toEqual([])
    expect(
      await server.call('getVisit', { token: await server.tokenOf(world.user), path: { id: visit_id } }),
    ).toMatchObject({
      body: { data: { state: 'in_practice', version: 1, moves: [] } },
    })
  })

  it('keeps the ICD-9-CM code that the dentist chose where the service has none', async () => {
    const { world, inChair, finish, notes, rows } = await openClinic(server)
    const { id: product_id } = await addProduct(world, { icd9cm: '' })
    const done = noteProcedureFixture({ product_id, tooth: null, surfaces: [], jaw: 'upper', icd9cm: '24.5' })
    const { visit_id, doctor_id, id } = await inChair({ content: noteContentFixture({ procedures: [done] }) })
    const content = noteContentFixture({
      procedures: [
        { ...done, doctor_id },
        { ...done, id: 2, doctor_id, icd9cm: '' },
      ],
    })
    await database
      .updateTable('note')
      .set({ content: JSON.stringify(content) })
      .where('id', '=', id)
      .execute()
    expect(await finish(visit_id)).toMatchObject({ status: 200 })
    expect(await notes(visit_id)).toMatchObject([{ is_intact: true, content }])
    expect(await rows('procedure', visit_id)).toMatchObject([{ icd9cm: '24.5', anaesthesia: null }, { icd9cm: '' }])
  })

  it('needs in the chart what a procedure leaves there, or why it is not there', async () => {
    const { world, token, inChair, finish } = await openClinic(server)
    const { id: product_id } = await addProduct(world, { scope: 'surface', odontogram_code: 'cof' })
    const filling = noteProcedureFixture({ id: 3, product_id })
    const { visit_id, doctor_id, id } = await inChair({ content: noteContentFixture({ procedures: [filling] }) })
    const write = (given: Partial<Schema<'NoteProcedure'>>) =>
      database
        .updateTable('note')
        .set({ content: JSON.stringify(noteContentFixture({ procedures: [{ ...filling, doctor_id, ...given }] })) })
        .where('id', '=', id)
        .execute()
    const chart = (mode: Schema<'FindingMode'>) =>
      server.call('enterFindings', {
        token,
        path: { id: visit_id },
        body: oneEntry({ mode, items: [{ code: 'cof', surfaces: ['o'] }] }),
      })
    const held = {
      status: 422,
      body: { data: { problems: [{ problem: 'findingMissing', section: 'procedure', id: 3 }] } },
    }
    await write({})
    expect(await finish(visit_id)).toMatchObject(held)
    expect(await chart('found')).toMatchObject({ status: 200 })
    expect(await finish(visit_id)).toMatchObject(held)
    await write({ not_charted: ' ' })
    expect(await finish(visit_id)).toMatchObject(held)
    await write({})
    expect(await chart('done_here')).toMatchObject({ status: 200 })
    expect(await finish(visit_id)).toMatchObject({ status: 200 })
  })

  it('takes the reason why the chart does not show it, and signs it', async () => {
    const { world, inChair, finish, notes } = await openClinic(server)
    const { id: product_id } = await addProduct(world, { scope: 'surface', odontogram_code: 'cof' })
    const filling = noteProcedureFixture({ product_id, not_charted: 'Pontik jembatan' })
    const { visit_id, doctor_id, id } = await inChair()
    await database
      .updateTable('note')
      .set({ content: JSON.stringify(noteContentFixture({ procedures: [{ ...filling, doctor_id }] })) })
      .where('id', '=', id)
      .execute()
    expect(await finish(visit_id)).toMatchObject({ status: 200 })
    expect(await notes(visit_id)).toMatchObject([{ content: { procedures: [{ not_charted: 'Pontik jembatan' }] } }])
  })

  it('without a note is refused with what must be written', async () => {
    const { world, finish } = await openClinic(server)
    const { id } = await addVisit(world, { state: 'in_practice' })
    expect(await finish(id, { note_version: 0 })).toMatchObject({
      status: 422,
      body: { data: { problems: [{ problem: 'complaintMissing' }, { problem: 'diagnosisMissing' }] } },
    })
  })

  it.each([
    ['2026-11-23', 200],
    ['2026-11-22', 422],
    [null, 422],
  ])('with a licence until %s: %i', async (until, status) => {
    const { inChair, finish, licence } = await openClinic(server)
    const { visit_id } = await inChair()
    await licence(until)
    expect(await finish(visit_id)).toMatchObject({ status })
  })

  it('of a visit or a note that changed meanwhile is refused, with the visit as it is', async () => {
    const { inChair, finish } = await openClinic(server)
    const { visit_id } = await inChair()
    for (const said of [{ version: 9 }, { note_version: 0 }, { note_version: 2 }])
      expect(await finish(visit_id, said)).toMatchObject({
        status: 409,
        body: { data: { current: { id: visit_id, state: 'in_practice', version: 1 } } },
      })
    const twice = await Promise.all([finish(visit_id), finish(visit_id)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('by another dentist, of another clinic or by somebody else is refused', async () => {
    const { inChair, finish, discontinue, colleague, tokenOf } = await openClinic(server)
    const { visit_id } = await inChair()
    const stranger = (await openClinic(server)).token
    for (const end of [finish, discontinue]) {
      expect(await end(visit_id, {}, colleague)).toMatchObject({ status: 404 })
      expect(await end(visit_id, {}, stranger)).toMatchObject({ status: 404 })
      for (const role of ['manager_clinic', 'front_office_clinic', 'nurse_clinic'] as const)
        expect(await end(visit_id, {}, await tokenOf(role))).toMatchObject({ status: 403 })
    }
  })
})
