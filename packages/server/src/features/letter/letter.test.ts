import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { letterContentFixture, referralFixture, sickNoteFixture } from '@clinic/core/testing'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addLetter } from '../../testing/sample-calls/letter'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

const morning = new Date('2026-11-20T02:00:00Z')
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
  const tokenOf = async (role: Schema<'RoleName'>, values?: { doctor_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  const token = await tokenOf('doctor_clinic')
  const visit = await addVisit(world, { state: 'in_practice' })
  const colleague = await tokenOf('doctor_clinic', { doctor_id: (await addDoctor(world)).id })
  const issue = (
    content: Partial<Schema<'LetterContent'>> = {},
    { by = token, id = visit.id, key }: { by?: string; id?: number; key?: string } = {},
  ) =>
    server.call('issueLetter', {
      token: by,
      path: { id },
      body: letterContentFixture(content),
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const issued = async (content: Partial<Schema<'LetterContent'>> = {}) => (await issue(content)).body.data
  const read = (id: number, by = token) => server.call('getLetter', { token: by, path: { id } })
  const list = (query: { visit_id?: string } = {}, by = token) =>
    server.call('listPatientLetter', { token: by, path: { id: visit.patient_id }, query })
  const takeBack = (id: number, { version = 1, by = token } = {}) =>
    server.call('voidLetter', { token: by, path: { id }, body: { reason: ' Tanggal keliru ', version } })
  const set = (table: 'visit' | 'doctor' | 'patient', values: object) =>
    database
      .updateTable(table)
      .set(values)
      .where((eb) => eb.and({ company_id, clinic_id }))
      .execute()
  return { world, token, tokenOf, colleague, visit, issue, issued, read, list, takeBack, set }
}

const referral = { kind: 'referral' as const, sick_note: null, referral: referralFixture() }
const attendance = { kind: 'attendance' as const, sick_note: null }

describe('issuing a letter', () => {
  it('signs it with number, name, licence, time, hash, and the patient as called now', async () => {
    const { world, visit, issue, read, set } = await openPractice()
    await set('patient', { first_name: 'Siti', last_name: 'Rahayu', occupation: 'Guru' })
    const reply = await issue()
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: {
          visit_id: visit.id,
          kind: 'sick_note',
          state: 'issued',
          number: expect.stringMatching(/^SRT\/(\w+\/)?2026\/0001$/),
          content: letterContentFixture(),
          person: { id: visit.patient_id, name: 'Siti Rahayu', occupation: 'Guru' },
          stay: { on: '2026-11-20', from: morning.toISOString(), until: morning.toISOString() },
          signature: { sip_number: expect.stringMatching(/./), signed_at: morning.toISOString() },
          is_intact: true,
          voided: null,
        },
      },
    })
    await set('patient', { first_name: 'Lain' })
    expect((await read(reply.body.data.id)).body.data).toMatchObject({
      person: { name: 'Siti Rahayu' },
      patient: { first_name: 'Lain' },
      is_intact: true,
    })
    const [event] = (await server.changesOf(world.clinic)).filter(({ object }) => object === 'letter')
    expect(event).toMatchObject({ action: 'issue', people: { patient: [visit.patient_id] } })
  })

  it.each(['in_practice', 'paused', 'finished', 'checked_out'] as const)(
    'is possible while a visit is %s',
    async (state) => {
      const { issue, set } = await openPractice()
      await set('visit', { state, outcome: state.startsWith('in') || state === 'paused' ? null : 'completed' })
      expect(await issue()).toMatchObject({ status: 200 })
    },
  )

  it.each(['waiting', 'called', 'ready', 'left', 'entered_in_error'] as const)(
    'is refused while a visit is %s',
    async (state) => {
      const { issue, set, list } = await openPractice()
      await set('visit', { state, end_reason: ['left', 'entered_in_error'].includes(state) ? 'Tidak menunggu' : '' })
      expect(await issue()).toMatchObject({ status: 409 })
      expect((await list()).body.data.count).toBe(0)
    },
  )

  it('says until when the patient was here once the visit is over', async () => {
    const { issued, set } = await openPractice()
    await set('visit', { state: 'finished', outcome: 'completed', state_since: '2026-11-20T03:15:00.000Z' })
    now = new Date('2026-11-20T05:00:00Z')
    expect((await issued(attendance)).stay).toEqual({
      on: '2026-11-20',
      from: morning.toISOString(),
      until: '2026-11-20T03:15:00.000Z',
    })
  })

  it('of a visit of another dentist, of nobody, of another clinic or by somebody else is refused', async () => {
    const { issue, colleague, tokenOf, world, list } = await openPractice()
    const elsewhere = await openPractice()
    const ofNobody = await addVisit(world, { state: 'in_practice', doctor_id: null })
    expect(await issue({}, { by: colleague })).toMatchObject({ status: 404 })
    expect(await issue({}, { id: ofNobody.id })).toMatchObject({ status: 404 })
    expect(await issue({}, { id: elsewhere.visit.id })).toMatchObject({ status: 404 })
    for (const role of ['manager_clinic', 'front_office_clinic', 'nurse_clinic'] as const)
      expect(await issue({}, { by: await tokenOf(role) })).toMatchObject({ status: 403 })
    expect((await list()).body.data.count).toBe(0)
  })

  it.each<[string, Partial<Schema<'LetterContent'>>, string[]]>([
    ['days before the visit', { sick_note: sickNoteFixture({ from: '2026-11-19' }) }, ['sick_note.from']],
    ['days in a wrong order', { sick_note: sickNoteFixture({ until: '2026-11-19' }) }, ['sick_note.until']],
    [
      'a fortnight and more without a reason',
      { sick_note: sickNoteFixture({ until: '2026-12-04' }) },
      ['sick_note.long_reason'],
    ],
    ['a diagnosis nobody agreed to', { sick_note: sickNoteFixture({ diagnosis: 'K04.0' }) }, ['sick_note.has_consent']],
    ['the part of another kind', { referral: referralFixture() }, ['referral']],
    ['nothing to ask for', { ...referral, referral: referralFixture({ request: ' ' }) }, ['referral.request']],
  ])('with %s is refused', async (_, content, fields) => {
    const { issue, list } = await openPractice()
    const { status, body } = await issue(content)
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, fields])
    expect((await list()).body.data.count).toBe(0)
  })

  it('without a valid licence is refused, and takes no number', async () => {
    const { issue, issued, set } = await openPractice()
    await set('doctor', { sip_valid_until: '2026-11-19' })
    expect(await issue()).toMatchObject({ status: 422, body: { data: { problems: [{ problem: 'licenceExpired' }] } } })
    await set('doctor', { sip_valid_until: '2026-11-20' })
    expect((await issued()).number).toMatch(/0001$/)
  })

  it('sent twice with one key is done once', async () => {
    const { issue, list } = await openPractice()
    const key = randomUUID()
    const replies = await Promise.all([issue({}, { key }), issue({}, { key })])
    expect(replies[1]?.body.data).toEqual(replies[0]?.body.data)
    expect((await list()).body.data.count).toBe(1)
  })
})

describe('the numbers of letters', () => {
  const sequences = (letters: { number: string }[]) =>
    letters.map(({ number }) => Number(number.split('/').at(-1))).sort()

  it('have no gap and no double, of many at once and of refused ones between', async () => {
    const { issue, world, token, list } = await openPractice()
    const other = await addVisit(world, { state: 'finished', doctor_id: (await addDoctor(world)).id })
    const wrong = { sick_note: sickNoteFixture({ from: '2026-11-19' }) }
    const replies = await Promise.all([
      issue(),
      issue(wrong),
      issue(attendance),
      issue(wrong),
      issue(referral),
      issue(),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 422, 422])
    expect(sequences((await list({}, token)).body.data.rows)).toEqual([1, 2, 3, 4])
    expect(await issue({}, { id: other.id })).toMatchObject({ status: 404 })
  })

  it('begin anew with the year of the clinic, which is not that of UTC', async () => {
    now = new Date('2026-12-31T16:30:00Z')
    const { issue } = await openPractice()
    const issued = async (content: object) => (await issue(content)).body.data
    expect((await issued(attendance)).number).toMatch(/2026\/0001$/)
    now = new Date('2026-12-31T17:30:00Z')
    expect((await issued(attendance)).number).toMatch(/2027\/0001$/)
    expect((await issued(attendance)).number).toMatch(/2027\/0002$/)
  })

  it('begin as the clinic says, and are those of the clinic only', async () => {
    const [one, two] = [await openPractice(), await openPractice()]
    const { company_id, clinic_id } = two.world.clinic
    await database
      .updateTable('clinic')
      .set({ letter_prefix: 'SKT', code: `K${clinic_id}` })
      .where((eb) => eb.and({ company_id, id: clinic_id }))
      .execute()
    await one.issued()
    expect((await two.issued()).number).toBe(`SKT/K${clinic_id}/2026/0001`)
  })
})

describe('reading letters', () => {
  it('lists those of a patient, the latest first, or of one visit', async () => {
    const { issued, list, world, visit } = await openPractice()
    const [one, two] = [await issued(), await issued(attendance)]
    const later = await addLetter(world, { patient_id: visit.patient_id, doctor_id: visit.doctor_id })
    const ids = async (query?: { visit_id: string }) => (await list(query)).body.data.rows.map(({ id }) => id)
    expect(await ids()).toEqual([later.id, two.id, one.id])
    expect(await ids({ visit_id: String(visit.id) })).toEqual([two.id, one.id])
    expect(await ids({ visit_id: String(later.visit_id) })).toEqual([later.id])
  })

  it('the front office sees what a sick note says, and of a referral only that it is there', async () => {
    const { issued, read, list, tokenOf } = await openPractice()
    const [note, referred] = [await issued(), await issued(referral)]
    const desk = await tokenOf('front_office_clinic')
    expect((await read(note.id, desk)).body.data).toEqual(note)
    expect((await read(referred.id, desk)).body.data).toEqual({ ...referred, content: null })
    expect((await list({}, desk)).body.data.rows).toEqual([{ ...referred, content: null }, note])
    for (const role of ['manager_clinic', 'doctor_clinic'] as const)
      expect((await read(referred.id, await tokenOf(role))).body.data).toEqual(referred)
  })

  it('is refused to assistants, and answers nothing of another clinic', async () => {
    const { issued, read, list, tokenOf } = await openPractice()
    const { id } = await issued()
    expect(await read(id, await tokenOf('nurse_clinic'))).toMatchObject({ status: 403 })
    const elsewhere = await openPractice()
    expect(await elsewhere.read(id)).toMatchObject({ status: 404 })
    expect(await list({}, elsewhere.token)).toMatchObject({ status: 404 })
  })
})

describe('a letter', () => {
  it('is voided once, by its dentist, with the reason; its number is not given again', async () => {
    const { issued, takeBack, colleague, read } = await openPractice()
    const { id, number } = await issued()
    expect(await takeBack(id, { by: colleague })).toMatchObject({ status: 404 })
    expect(await takeBack(id, { version: 7 })).toMatchObject({ status: 409, body: { data: { current: { id } } } })
    now = new Date('2026-11-20T03:00:00Z')
    expect(await takeBack(id)).toMatchObject({
      status: 200,
      body: {
        data: {
          state: 'voided',
          number,
          version: 2,
          is_intact: true,
          voided: { reason: 'Tanggal keliru', at: now.toISOString() },
        },
      },
    })
    const twice = await takeBack(id, { version: 2 })
    expect(twice).toMatchObject({ status: 409, body: { data: { current: { state: 'voided' } } } })
    expect((await read(id)).body.data).toEqual(twice.body.data.current)
    expect((await issued()).number).toMatch(/0002$/)
  })

  it('is not changed by the database either, but voided', async () => {
    const { world } = await openPractice()
    const { id } = await addLetter(world)
    const change = (statement: ReturnType<typeof sql>) =>
      expect(statement.execute(database)).rejects.toThrow(/append-only|violates/)
    await change(sql`update letter set content = jsonb_set(content, '{remark}', '"Sembuh"') where id = ${id}`)
    await change(sql`update letter set number = 'SRT/2026/9999' where id = ${id}`)
    await change(sql`update letter set state = 'voided' where id = ${id}`)
    await change(sql`update letter set person = '{}' where id = ${id}`)
    await change(sql`update letter set signed_for = patient_id where id = ${id}`)
    await change(sql`delete from letter where id = ${id}`)
    await change(sql`truncate letter cascade`)
    const voided = sql`state = 'voided', void_reason = 'Salah', voided_by = 'Rina', voided_at = now()`
    await change(sql`update letter set ${voided}, signer_name = 'drg. Dua' where id = ${id}`)
    await sql`update letter set ${voided} where id = ${id}`.execute(database)
    await change(sql`update letter set void_reason = 'Lain' where id = ${id}`)
    await change(
      sql`update letter set state = 'issued', void_reason = null, voided_by = null, voided_at = null where id = ${id}`,
    )
  })

  it.each([
    ['what it says', sql`content = jsonb_set(content, '{remark}', '"Sembuh"')`],
    ['its kind', sql`kind = 'attendance'`],
    ['its number', sql`number = 'SRT/2026/9999'`],
    ['its patient', sql`person = jsonb_set(person, '{name}', '"Lain"')`],
    ['its time', sql`stay = jsonb_set(stay, '{on}', '"2026-01-01"')`],
  ])('of which somebody edits %s past the trigger is seen not to be what was signed', async (_, edit) => {
    const { world, read } = await openPractice()
    const { id } = await addLetter(world)
    expect((await read(id)).body.data.is_intact).toBe(true)
    await sql`alter table letter disable trigger letter_signed`.execute(database)
    await sql`update letter set ${edit} where id = ${id}`.execute(database)
    await sql`alter table letter enable trigger letter_signed`.execute(database)
    expect((await read(id)).body.data.is_intact).toBe(false)
  })
})
