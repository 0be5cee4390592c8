import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type MedicalAlertEvent, medicalAlertMachine, medicalAlertStates } from '@clinic/core/medical-alert'
import { valuesOf } from '@clinic/core/values'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addMedicalAlert, anAllergy, calls } from '../../testing/sample-calls/medical-alert'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

let now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

type Input = Schema<'MedicalAlertInput'>
type Sheet = Schema<'MedicalAlertSheet'>
type Move = 'updateMedicalAlert' | 'resolveMedicalAlert' | 'voidMedicalAlert' | 'restoreMedicalAlert'

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function openPatient() {
  const clinic = await server.makeClinic()
  const world = await openWorld(server, clinic)
  const { id } = await world.addPatient()
  const path = { id }
  const desk = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic', { displayname: 'Ayu' }))
  const dentist = await server.tokenOf(await server.makeUser(clinic, 'doctor_clinic', { displayname: 'drg. Rani' }))
  const add = (input: Partial<Input> = {}, token = desk, headers = {}) =>
    server.call('createMedicalAlert', { token, path, body: anAllergy(input), headers })
  const answer = (answer: 'none' | 'listed', topic: Input['topic'] = 'allergy', token = desk) =>
    server.call('answerMedicalTopic', { token, path, body: { topic, answer } })
  const move = (operation: Move, alert: { id: number; version: number }, body: object = {}) =>
    server.call(operation, { token: desk, path: { id: alert.id }, body: { version: alert.version, ...body } })
  const sheet = async (): Promise<Sheet> => (await server.call('getMedicalAlerts', { token: dentist, path })).body.data
  const topic = async (wanted: Input['topic'] = 'allergy') => {
    const found = (await sheet()).topics.find((each) => each.topic === wanted)
    return { answer: found?.answer, by: found?.confirmed?.by, names: found?.alerts.map(({ name }) => name) }
  }
  const audited = () =>
    server.database
      .selectFrom('audit_event')
      .select(['action', 'object', 'before', 'after', 'reason', 'people'])
      .where('company_id', '=', clinic.company_id)
      .where('object', 'in', ['medical_alert', 'medical_answer'])
      .where('action', '!=', 'read')
      .orderBy('group_number')
      .orderBy('position')
      .execute()
  return { world, id, desk, dentist, add, answer, move, sheet, topic, audited }
}

describe('a topic', () => {
  it('of a new patient was not asked about', async () => {
    const { sheet, id } = await openPatient()
    const unknown = { answer: 'not_asked', confirmed: null, alerts: [] }
    expect(await sheet()).toEqual({
      patient_id: id,
      topics: [
        { topic: 'allergy', ...unknown },
        { topic: 'condition', ...unknown },
        { topic: 'medication', ...unknown },
      ],
      removed: [],
    })
  })

  it('has none, says who asked and when, and the last who asked counts', async () => {
    const { answer, sheet, topic, dentist } = await openPatient()
    expect(await answer('none')).toMatchObject({
      status: 200,
      body: { data: { topics: [{ answer: 'none' }, {}, {}] } },
    })
    later(5)
    await answer('none', 'allergy', dentist)
    expect((await sheet()).topics[0]?.confirmed).toEqual({ by: 'drg. Rani', at: now.toISOString() })
    expect(await topic('condition')).toMatchObject({ answer: 'not_asked' })
  })

  it('is not none while something is listed, and not listed while nothing is', async () => {
    const { add, answer, sheet } = await openPatient()
    expect(await answer('listed')).toMatchObject({
      status: 409,
      body: { data: { current: { topics: [{ answer: 'not_asked' }, {}, {}] } } },
    })
    await add()
    const before = await sheet()
    expect(await answer('none')).toMatchObject({ status: 409, body: { data: { current: before } } })
    expect(await sheet()).toEqual(before)
    later(60)
    expect(await answer('listed')).toMatchObject({ status: 200 })
    expect((await sheet()).topics[0]?.confirmed).toEqual({ by: 'Ayu', at: now.toISOString() })
  })

  it('is to be asked about again once all that was listed is gone, whatever was said before', async () => {
    const { add, answer, move, topic } = await openPatient()
    await answer('none')
    const alert: Schema<'MedicalAlert'> = (await add()).body.data
    await move('resolveMedicalAlert', alert)
    expect(await topic()).toMatchObject({ answer: 'not_asked', names: [] })
    await answer('none')
    expect(await topic()).toMatchObject({ answer: 'none' })
    await move('restoreMedicalAlert', { ...alert, version: 2 })
    expect(await topic()).toMatchObject({ answer: 'listed', names: ['Amoksisilin'] })
    await move('voidMedicalAlert', { ...alert, version: 3 }, { reason: 'Salah pasien' })
    expect(await topic()).toMatchObject({ answer: 'not_asked' })
  })
})

describe('an alert', () => {
  it.each<[string, Partial<Input>]>([
    ['in Arabic', { name: 'حساسية من البنسلين' }],
    ['of 60 characters', { name: 'A'.repeat(60) }],
    ['with apostrophes', { name: "Obat 'Ma'mur' d'Or" }],
    ['without a name, where the kind says it all', { kind: 'latex', name: '' }],
    ['of a condition', { topic: 'condition', kind: 'bleeding_disorder', name: 'Hemofilia A' }],
    ['of a medicine', { topic: 'medication', kind: 'blood_thinner', name: 'Warfarin' }],
  ])('is listed as it was written: %s', async (_, input) => {
    const { add, sheet, id } = await openPatient()
    const written = { ...anAllergy(input), patient_id: id, state: 'active', recorded_by: 'Ayu', version: 1 }
    expect(await add(input)).toMatchObject({ status: 201, body: { data: written } })
    const { topics } = await sheet()
    expect(topics.find(({ topic }) => topic === written.topic)).toMatchObject({ answer: 'listed', alerts: [written] })
  })

  it.each<[string, Partial<Input>, number, string]>([
    ['without a name that it needs', { name: ' ' }, 422, 'name'],
    ['of a kind of another topic', { kind: 'diabetes' }, 422, 'kind'],
    ['with a name of 121 characters', { name: 'A'.repeat(121) }, 400, 'name'],
  ])('is refused %s', async (_, input, status, field) => {
    const { add, sheet } = await openPatient()
    const before = await sheet()
    expect(await add(input)).toMatchObject({ status, body: { data: { fields: { [field]: expect.any(String) } } } })
    expect(await sheet()).toEqual(before)
  })

  it('is refused where it is listed already, however it is written; another topic and another patient may have it', async () => {
    const { add, topic, world, desk } = await openPatient()
    await add({ name: 'Aspirin' })
    expect(await add({ name: '  aspirin', kind: 'other' })).toMatchObject({
      status: 422,
      body: { data: { fields: { name: 'This is listed already' } } },
    })
    expect(await add({ name: 'Aspirin', topic: 'medication', kind: 'blood_thinner' })).toMatchObject({ status: 201 })
    const { id } = await world.addPatient()
    const elsewhere = { token: desk, path: { id }, body: anAllergy({ name: 'Aspirin' }) }
    expect(await server.call('createMedicalAlert', elsewhere)).toMatchObject({ status: 201 })
    await add({ kind: 'latex', name: '' })
    expect(await add({ kind: 'latex', name: '' })).toMatchObject({
      body: { data: { fields: { kind: expect.any(String) } } },
    })
    expect((await topic()).names).toHaveLength(2)
  })

  it('is kept once, sent again with the same key', async () => {
    const { add, topic, desk } = await openPatient()
    const headers = { 'idempotency-key': 'alert-of-one-window' }
    const first = await add({}, desk, headers)
    expect((await add({}, desk, headers)).body.data).toEqual(first.body.data)
    expect((await topic()).names).toEqual(['Amoksisilin'])
  })

  it('is changed by the next version only, and not into one that is listed', async () => {
    const { add, move, topic } = await openPatient()
    const alert: Schema<'MedicalAlert'> = (await add()).body.data
    const changed = { kind: 'drug', name: 'Ampisilin', note: 'Sesak' }
    expect(await move('updateMedicalAlert', alert, changed)).toMatchObject({
      status: 200,
      body: { data: { ...changed, version: 2, recorded_by: 'Ayu' } },
    })
    expect(await move('updateMedicalAlert', alert, changed)).toMatchObject({
      status: 409,
      body: { data: { current: { name: 'Ampisilin', version: 2 } } },
    })
    await add({ name: 'Ibuprofen' })
    expect(await move('updateMedicalAlert', { ...alert, version: 2 }, { ...changed, name: 'IBUPROFEN' })).toMatchObject(
      { status: 422 },
    )
    expect(await move('updateMedicalAlert', { ...alert, version: 2 }, { ...changed, name: 'AMPISILIN' })).toMatchObject(
      {
        status: 200,
      },
    )
    expect((await topic()).names).toEqual(['Ibuprofen', 'AMPISILIN'])
  })
})

describe('what is removed', () => {
  it('leaves an audit row, stays stored and is restored', async () => {
    const { add, move, sheet, topic, audited, id } = await openPatient()
    const alert: Schema<'MedicalAlert'> = (await add()).body.data
    expect(await move('voidMedicalAlert', alert, { reason: ' Salah pasien ' })).toMatchObject({
      status: 200,
      body: { data: { state: 'entered_in_error', state_reason: 'Salah pasien' } },
    })
    expect(await sheet()).toMatchObject({
      topics: [{ alerts: [] }, {}, {}],
      removed: [{ id: alert.id, name: 'Amoksisilin', state: 'entered_in_error' }],
    })
    expect(await move('restoreMedicalAlert', { ...alert, version: 2 })).toMatchObject({
      status: 200,
      body: { data: { state: 'active', state_reason: '' } },
    })
    expect((await topic()).names).toEqual(['Amoksisilin'])
    const people = { patient: [id] }
    expect(await audited()).toMatchObject([
      { action: 'create', after: { name: 'Amoksisilin' }, people },
      {
        action: 'void',
        before: { state: 'active' },
        after: { state: 'entered_in_error' },
        reason: 'Salah pasien',
        people,
      },
      { action: 'restore', before: { state: 'entered_in_error' }, after: { state: 'active' }, people },
    ])
  })

  it('is not restored where the same is listed anew', async () => {
    const { add, move, sheet } = await openPatient()
    const alert: Schema<'MedicalAlert'> = (await add()).body.data
    await move('resolveMedicalAlert', alert)
    await add({ name: 'amoksisilin' })
    expect(await move('restoreMedicalAlert', { ...alert, version: 2 })).toMatchObject({
      status: 422,
      body: { data: { fields: { name: 'This is listed already' } } },
    })
    expect((await sheet()).removed).toHaveLength(1)
  })

  it('an answer is audited too', async () => {
    const { answer, audited, id } = await openPatient()
    await answer('none', 'condition')
    expect(await audited()).toMatchObject([
      {
        action: 'answer',
        object: 'medical_answer',
        after: { patient_id: id, topic: 'condition', answer: 'none' },
        people: { patient: [id] },
      },
    ])
  })
})

describe('two at once', () => {
  it('that add different alerts both stay', async () => {
    const { add, topic, dentist } = await openPatient()
    const replies = await Promise.all([add({ name: 'Aspirin' }), add({ name: 'Udang', kind: 'food' }, dentist)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect((await topic()).names?.toSorted()).toEqual(['Aspirin', 'Udang'])
  })

  it('that add the same one: it is listed once, and the other is told', async () => {
    const { add, topic, dentist } = await openPatient()
    const replies = await Promise.all([add(), add({ name: 'AMOKSISILIN' }, dentist)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect((await topic()).names).toHaveLength(1)
  })

  it('of whom one says none and the other adds: it is listed', async () => {
    const { add, answer, topic, dentist } = await openPatient()
    await Promise.all([answer('none'), add({}, dentist)])
    expect(await topic()).toMatchObject({ answer: 'listed', names: ['Amoksisilin'] })
  })

  it('that remove one alert: one does, the other is shown how it is', async () => {
    const { add, move } = await openPatient()
    const alert: Schema<'MedicalAlert'> = (await add()).body.data
    const replies = await Promise.all([move('resolveMedicalAlert', alert), move('resolveMedicalAlert', alert)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('every state of an alert', () => {
  const moves: [Move, MedicalAlertEvent][] = [
    ['updateMedicalAlert', { type: 'medicalAlert.update' }],
    ['resolveMedicalAlert', { type: 'medicalAlert.resolve' }],
    ['voidMedicalAlert', { type: 'medicalAlert.enteredInError' }],
    ['restoreMedicalAlert', { type: 'medicalAlert.restore' }],
  ]
  it.each(valuesOf(medicalAlertStates))('%s takes what its lifecycle allows', async (state) => {
    const { world, desk } = await openPatient()
    for (const [operation, event] of moves) {
      const { body } = await calls[operation](world)
      const { id } = await addMedicalAlert(world, { state })
      const want = nextState(medicalAlertMachine, state, event)
      const reply = await server.call(operation, { token: desk, path: { id }, body })
      expect([operation, reply.status]).toEqual([operation, want ? 200 : 409])
      expect(want ? reply.body.data : reply.body.data.current).toMatchObject({ id, state: want ?? state })
    }
  })
})

it('the board marks who has an alert that holds', async () => {
  const { world, desk, dentist } = await openPatient()
  const { patient_id } = await addVisit(world)
  const mark = async () => {
    const { visits } = (await server.call('visitBoard', { token: desk })).body.data as Schema<'VisitBoard'>
    return visits.find(({ patient }) => patient.id === patient_id)?.has_medical_alert
  }
  expect(await mark()).toBe(false)
  const sent = { token: dentist, path: { id: patient_id }, body: anAllergy() }
  const { id, version } = (await server.call('createMedicalAlert', sent)).body.data as Schema<'MedicalAlert'>
  expect(await mark()).toBe(true)
  await server.call('resolveMedicalAlert', { token: dentist, path: { id }, body: { version } })
  expect(await mark()).toBe(false)
})
