import { DatabaseError } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestClinic } from '../../testing/harness'
import { workerKey, workingShifts } from './working-shifts'

const server = await startTestServer()
const { database } = server
afterAll(() => server.close())

const nik = '3171065705900001'
const ayu = {
  name: 'Ayu',
  name_prefix: 'drg.',
  name_suffix: '',
  specialty: 'general',
  status: 'active',
  str_number: '',
  str_valid_until: null,
  sip_number: '',
  sip_valid_until: null,
  phone: '',
  email: '',
  color: 'blue',
  room_id: null,
  duration_minutes: 30,
  employment: 'internal',
} as const

async function hire({ company_id, clinic_id }: TestClinic, identity: { nik: string }) {
  const { id } = await database
    .insertInto('doctor')
    .values({ ...ayu, ...identity, company_id, clinic_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const worker_key = workerKey('doctor', { clinic_id, id, nik: identity.nik })
  const works = (date: string, [starts, ends]: [string, string], cancelled_at: string | null = null) =>
    database
      .insertInto('shift')
      .values({
        company_id,
        clinic_id,
        doctor_id: id,
        staff_id: null,
        worker_key,
        template_id: null,
        date,
        cancelled_at,
        starts_at: `${date}T${starts}:00+07:00`,
        ends_at: `${date}T${ends}:00+07:00`,
        room_id: null,
        assists_doctor_id: null,
        slot_minutes: 30,
        quota: null,
        online_bookable: false,
      })
      .execute()
  return { id, works }
}

const day = '2026-11-23'
const overlap = (error: unknown) => error instanceof DatabaseError && error.constraint === 'shift_overlap'

describe('a shift', () => {
  it('does not overlap another of the same person, in whichever clinic of the company', async () => {
    const here = await server.makeClinic()
    const there = await server.makeClinic({ company_id: here.company_id })
    const [first, second] = [await hire(here, { nik }), await hire(there, { nik })]
    await first.works(day, ['08:00', '12:00'])
    await expect(first.works(day, ['11:00', '13:00'])).rejects.toSatisfy(overlap)
    await expect(second.works(day, ['11:59', '13:00'])).rejects.toSatisfy(overlap)
    await expect(second.works(day, ['12:00', '16:00'])).resolves.toHaveLength(1)
  })

  it('has no one of another company', async () => {
    const [one, other] = [
      await hire(await server.makeClinic(), { nik }),
      await hire(await server.makeClinic(), { nik }),
    ]
    await one.works(day, ['08:00', '12:00'])
    await expect(other.works(day, ['08:00', '12:00'])).resolves.toHaveLength(1)
    await expect(other.works(day, ['08:00', '12:00'])).rejects.toSatisfy(overlap)
  })

  it('of a person without a NIK is identified by clinic and dentist', async () => {
    const here = await server.makeClinic()
    const there = await server.makeClinic({ company_id: here.company_id })
    for (const clinic of [here, here, there]) {
      const { works } = await hire(clinic, { nik: '' })
      await expect(works(day, ['08:00', '12:00'])).resolves.toHaveLength(1)
      await expect(works(day, ['08:00', '12:00'])).rejects.toSatisfy(overlap)
    }
  })

  it('that is cancelled leaves its time to others', async () => {
    const { works } = await hire(await server.makeClinic(), { nik })
    await works(day, ['08:00', '12:00'], '2026-11-20T00:00:00Z')
    await expect(works(day, ['08:00', '12:00'])).resolves.toHaveLength(1)
    await expect(works(day, ['08:00', '12:00'])).rejects.toSatisfy(overlap)
  })
})

describe('the shifts that take place', () => {
  it('are those of the days asked, without cancelled ones and absent people', async () => {
    const clinic = await server.makeClinic()
    const [one, other] = [await hire(clinic, { nik }), await hire(clinic, { nik: '' })]
    for (const date of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
      await one.works(date, ['08:00', '12:00'])
    await one.works('2026-11-23', ['13:00', '15:00'], '2026-11-20T00:00:00Z')
    await other.works('2026-11-24', ['08:00', '12:00'])
    const away = (state: 'approved' | 'requested', starts_on: string, ends_on: string) =>
      database
        .insertInto('absence')
        .values({
          company_id: clinic.company_id,
          clinic_id: clinic.clinic_id,
          doctor_id: one.id,
          staff_id: null,
          kind: 'leave',
          starts_on,
          ends_on,
          reason: '',
          state,
          requested_by: 'Ayu',
          decided_by: null,
          decided_at: null,
        })
        .execute()
    await away('approved', '2026-11-24', '2026-11-24')
    await away('requested', '2026-11-23', '2026-11-25')
    const found = await workingShifts(database, clinic, { from: '2026-11-23', until: '2026-11-25' })
      .orderBy('shift.date')
      .execute()
    expect(found.map(({ date, doctor_id }) => [date, doctor_id])).toEqual([
      ['2026-11-23', one.id],
      ['2026-11-24', other.id],
      ['2026-11-25', one.id],
    ])
  })
})

// Mutants tried, one at a time, and seen to die: the constraint with clinic_id, without company_id, without its where;
// `worker_key` without the clinic; workingShifts without the state, the cancellation or one of the days
