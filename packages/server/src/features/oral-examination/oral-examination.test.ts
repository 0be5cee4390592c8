import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { emptyOralExamination } from '@clinic/core/oral-examination'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addNote } from '../../testing/sample-calls/note'
import { someExamination } from '../../testing/sample-calls/oral-examination'
import { addRoom } from '../../testing/sample-calls/room'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

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
  const tokenOf = async (role: Schema<'RoleName'>, values?: { doctor_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  const token = await tokenOf('doctor_clinic')
  const note = await addNote(world, { room_id: (await addRoom(world)).id })
  const { visit_id, patient_id } = note
  const { id: doctor_id } = await addDoctor(world)
  const colleague = await tokenOf('doctor_clinic', { doctor_id })
  const write = (
    body: Partial<Schema<'OralExaminationDraft'>> = {},
    { by = token, key, id = visit_id }: { by?: string; key?: string; id?: number } = {},
  ) =>
    server.call('writeOralExamination', {
      token: by,
      path: { id },
      body: { version: 0, content: someExamination(), ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const chart = async (query: { as_of?: string } = {}, by = token) =>
    (await server.call('getOdontogram', { token: by, path: { id: patient_id }, query })).body.data
  const examinations = async (query: { as_of?: string } = {}) => (await chart(query)).oral_examinations
  const finish = (version = 1, note_version = 1) =>
    server.call('finishVisit', { token, path: { id: visit_id }, body: { note_version, version } })
  const setState = (state: Schema<'VisitState'>) =>
    database
      .updateTable('visit')
      .set({ state, outcome: state === 'finished' ? 'completed' : null })
      .where((eb) => eb.and({ company_id: world.clinic.company_id, id: visit_id }))
      .execute()
  return { world, token, tokenOf, colleague, note, visit_id, write, chart, examinations, finish, setState }
}

describe('a draft', () => {
  it('is written whole, again and again, while the patient is in treatment, and read with the chart', async () => {
    const { write, examinations, visit_id, setState } = await openPractice()
    expect(await write()).toMatchObject({
      status: 200,
      body: { data: { visit_id, date: '2026-11-23', state: 'draft', version: 1, content: someExamination() } },
    })
    await setState('paused')
    const content = someExamination({ torus_palatinus: 'small', ohis: [] })
    expect(await write({ version: 1, content })).toMatchObject({ body: { data: { version: 2 } } })
    expect(await examinations()).toMatchObject([{ version: 2, state: 'draft', content }])
  })

  it('says nothing of what was not examined', async () => {
    const { write, examinations } = await openPractice()
    await write({ content: emptyOralExamination })
    expect((await examinations())[0]?.content).toEqual(emptyOralExamination)
  })

  it('of two windows is that of the first; the second is shown it', async () => {
    const { write, examinations } = await openPractice()
    const replies = await Promise.all([
      write({ content: someExamination({ palate: 'deep' }) }),
      write({ content: someExamination({ palate: 'low' }) }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [kept] = await examinations()
    expect(replies.find(({ status }) => status === 409)?.body.data.current).toMatchObject({ content: kept?.content })
    expect(await write({ version: 7 })).toMatchObject({ status: 409, body: { data: { current: { version: 1 } } } })
  })

  it('sent twice with one key is written once, also when the visit is over by then', async () => {
    const { write, examinations, setState } = await openPractice()
    const key = randomUUID()
    const [one, other] = await Promise.all([write({}, { key }), write({}, { key })])
    expect(other.body.data).toEqual(one.body.data)
    await setState('finished')
    expect((await write({}, { key })).body.data).toEqual(one.body.data)
    expect(await examinations()).toMatchObject([{ version: 1 }])
    expect(await write({ content: emptyOralExamination }, { key })).toMatchObject({ status: 422 })
  })

  it.each(['waiting', 'ready', 'finished', 'entered_in_error'] as const)(
    'of a visit that is %s is refused',
    async (state) => {
      const { write, setState } = await openPractice()
      await setState(state)
      expect(await write()).toMatchObject({ status: 409 })
    },
  )

  it('of another dentist’s patient, of another clinic’s or by somebody else is refused', async () => {
    const { write, colleague, tokenOf, examinations } = await openPractice()
    expect(await write({}, { by: colleague })).toMatchObject({ status: 404 })
    expect(await write({}, { id: (await openPractice()).visit_id })).toMatchObject({ status: 404 })
    for (const role of ['manager_clinic', 'front_office_clinic', 'nurse_clinic'] as const)
      expect(await write({}, { by: await tokenOf(role) })).toMatchObject({ status: 403 })
    expect(await examinations()).toEqual([])
  })

  const place = { tooth: '16', debris: 1, calculus: 0 } as const
  it.each<[string, Partial<Schema<'OralExaminationContent'>>, object]>([
    ['a place of no diastema', { diastema: 'absent', diastema_width: null }, { diastema_place: expect.any(String) }],
    ['a width of no diastema', { diastema: null, diastema_place: '' }, { diastema_width: expect.any(String) }],
    ['a width of two decimals', { diastema_width: 1.25 }, { diastema_width: expect.any(String) }],
    ['teeth of no anomaly', { anomaly: 'absent', anomaly_teeth: '12' }, { anomaly_teeth: expect.any(String) }],
    ['a shape of no anomaly', { anomaly_shape: 'peg shaped' }, { anomaly_shape: expect.any(String) }],
    ['a place on two teeth', { ohis: [place, { ...place, tooth: '17' }] }, { 'ohis.1.tooth': expect.any(String) }],
    ['a tooth twice', { ohis: [place, place] }, { 'ohis.1.tooth': expect.any(String) }],
  ])('with %s is refused, by its field', async (_, said, problems) => {
    const { write, examinations } = await openPractice()
    const fields = Object.fromEntries(Object.entries(problems).map(([field, text]) => [`content.${field}`, text]))
    expect(await write({ content: someExamination(said) })).toMatchObject({ status: 422, body: { data: { fields } } })
    expect(await examinations()).toEqual([])
  })

  it.each([
    ['a score of 4', { ohis: [{ tooth: '16', debris: 4, calculus: 0 }] }],
    ['a score between two', { ohis: [{ tooth: '16', debris: 1.5, calculus: 0 }] }],
    ['a tooth that is never scored', { ohis: [{ tooth: '15', debris: 1, calculus: 0 }] }],
    ['a word that there is not', { occlusion: 'open_bite' }],
    ['a hundred photos', { photo_count: 100 }],
    ['a diastema without width', { diastema_width: 0 }],
  ])('with %s is refused by the contract', async (_, said) => {
    const { write } = await openPractice()
    const content = Object.assign(someExamination(), said)
    expect(await write({ content })).toMatchObject({ status: 400 })
  })

  it('leaves in the audit the fields that changed, of its patient', async () => {
    const { write, world, note } = await openPractice()
    await write()
    await write({ version: 1, content: someExamination({ palate: 'deep' }) })
    const [, last] = (await server.changesOf(world.clinic)).filter(({ object }) => object === 'oral_examination')
    expect(last).toMatchObject({
      action: 'write',
      before: { palate: null },
      after: { palate: 'deep' },
      people: { patient: [note.patient_id] },
    })
    expect(Object.keys(Object(last?.after))).toEqual(['palate'])
  })
})

describe('with the end of a visit', () => {
  it('an examination is final', async () => {
    const { write, finish, examinations, world } = await openPractice()
    await write()
    expect(await finish()).toMatchObject({ status: 200 })
    expect(await examinations()).toMatchObject([{ state: 'final', version: 2, content: someExamination() }])
    expect(await write({ version: 2 })).toMatchObject({ status: 409, body: { data: { current: { state: 'final' } } } })
    expect(await server.changesOf(world.clinic)).toContainEqual(
      expect.objectContaining({ object: 'oral_examination', action: 'finalize' }),
    )
  })

  it('an examination of a treatment that was broken off is final too', async () => {
    const { write, examinations, token, visit_id } = await openPractice()
    await write()
    const body = { reason: 'Pasien pingsan', note_version: 1, version: 1 }
    expect(await server.call('discontinueVisit', { token, path: { id: visit_id }, body })).toMatchObject({
      status: 200,
    })
    expect(await examinations()).toMatchObject([{ state: 'final' }])
  })

  it('nothing is made of what nobody examined', async () => {
    const { finish, examinations } = await openPractice()
    await finish()
    expect(await examinations()).toEqual([])
  })

  it('what is written after the visit was reopened is an examination of its own', async () => {
    const { write, finish, examinations, token, visit_id, note } = await openPractice()
    await write()
    await finish()
    const body = { reason: 'Salah gigi', version: 2 }
    expect(await server.call('reopenVisit', { token, path: { id: visit_id }, body })).toMatchObject({ status: 200 })
    const second = someExamination({ palate: 'low' })
    expect(await write({ content: second })).toMatchObject({ status: 200, body: { data: { version: 1 } } })
    await server.call('writeVisitNote', {
      token,
      path: { id: visit_id },
      body: { version: 0, content: note.content },
    })
    expect(await finish(3)).toMatchObject({ status: 200 })
    expect(await examinations()).toMatchObject([
      { state: 'final', content: someExamination() },
      { state: 'final', content: second },
    ])
  })
})

describe('the chart of a patient', () => {
  it('has the examinations of a moment, and the visits in which only these were made', async () => {
    const { write, chart, visit_id } = await openPractice()
    await write()
    expect(await chart()).toMatchObject({
      findings: [],
      visits: [{ visit: String(visit_id), is_examination: false }],
      last_visit: '2026-11-23',
    })
    expect((await chart({ as_of: '2026-11-23T01:59:59.999Z' })).oral_examinations).toEqual([])
    expect((await chart({ as_of: '2026-11-23T02:00:00.000Z' })).oral_examinations).toHaveLength(1)
  })

  it('shows them to whom it is shown', async () => {
    const { write, chart, colleague, tokenOf } = await openPractice()
    await write()
    for (const by of [colleague, await tokenOf('manager_clinic'), await tokenOf('nurse_clinic')])
      expect((await chart({}, by)).oral_examinations).toHaveLength(1)
  })
})

describe('the database', () => {
  it('refuses to change what is final', async () => {
    const { write, finish, world } = await openPractice()
    await write()
    await finish()
    const { company_id } = world.clinic
    for (const statement of [
      sql`update oral_examination set palate = 'deep' where company_id = ${company_id}`,
      sql`update oral_examination set state = 'draft' where company_id = ${company_id}`,
      sql`delete from oral_examination where company_id = ${company_id}`,
      sql`truncate oral_examination`,
    ])
      await expect(statement.execute(database)).rejects.toThrow()
  })

  it('refuses a draft of a visit that is not in treatment', async () => {
    const { write, setState, world } = await openPractice()
    await write()
    await setState('finished')
    const { company_id } = world.clinic
    await expect(
      sql`update oral_examination set palate = 'deep' where company_id = ${company_id}`.execute(database),
    ).rejects.toThrow('is not in treatment')
  })

  it('refuses two drafts of a visit', async () => {
    const { write, world } = await openPractice()
    await write()
    const { company_id } = world.clinic
    const copy = sql`insert into oral_examination (company_id, clinic_id, visit_id, patient_id, doctor_id, state, diastema_place,
        anomaly_teeth, anomaly_shape, others, ohis, written_at)
      select company_id, clinic_id, visit_id, patient_id, doctor_id, state, '', '', '', '', ohis, written_at
      from oral_examination where company_id = ${company_id}`
    await expect(copy.execute(database)).rejects.toThrow('oral_examination_draft')
  })

  const row = (place: object) => sql`ohis = ${JSON.stringify([place])}::jsonb`
  it.each([
    ['a score of 4', row({ tooth: '16', debris: 4, calculus: 0 })],
    ['a score below 0', row({ tooth: '16', debris: 0, calculus: -1 })],
    ['a score between two', row({ tooth: '16', debris: 1.5, calculus: 0 })],
    ['a score in words', row({ tooth: '16', debris: '1', calculus: 0 })],
    ['a place without calculus', row({ tooth: '16', debris: 1 })],
    ['a tooth that is never scored', row({ tooth: '15', debris: 1, calculus: 0 })],
    ['a place without a tooth', row({ debris: 1, calculus: 0 })],
    ['a place that is a list', row([{ tooth: '16', debris: 1, calculus: 0 }])],
    ['no list', sql`ohis = '{"tooth": "16", "debris": 1, "calculus": 0}'`],
    [
      'a place on two teeth',
      sql`ohis = '[{"tooth": "31", "debris": 1, "calculus": 0}, {"tooth": "41", "debris": 1, "calculus": 0}]'`,
    ],
    ['a bite that there is not', sql`occlusion = 'open_bite'`],
    ['a width of no diastema', sql`diastema = null, diastema_place = '', diastema_width = 2`],
    ['a place of no diastema', sql`diastema = 'absent', diastema_width = null`],
    ['a diastema of no width', sql`diastema_width = 0`],
    ['teeth of no anomaly', sql`anomaly_teeth = '12'`],
    ['a hundred photos', sql`photo_count = 100`],
  ])('refuses %s', async (_, change) => {
    const { write, world } = await openPractice()
    await write()
    const { company_id } = world.clinic
    await expect(
      sql`update oral_examination set ${change} where company_id = ${company_id}`.execute(database),
    ).rejects.toThrow('violates check constraint')
  })

  it('takes every place, each half scored or not', async () => {
    const { write, examinations } = await openPractice()
    const ohis = (['16', '21', '26', '37', '31', '46'] as const).map((tooth, place) => ({
      tooth,
      debris: place % 2 === 0 ? 3 : null,
      calculus: place % 2 === 0 ? null : 0,
    }))
    expect(await write({ content: someExamination({ ohis }) })).toMatchObject({ status: 200 })
    expect((await examinations())[0]?.content.ohis).toEqual(ohis)
  })

  it('keeps visit and patient together', async () => {
    const { write, world } = await openPractice()
    await write()
    const other = await addVisit(world)
    await expect(
      sql`update oral_examination set patient_id = ${other.patient_id} where company_id = ${world.clinic.company_id}`.execute(
        database,
      ),
    ).rejects.toThrow('foreign key')
  })
})
