import type { Schema } from '@clinic/api'
import { templateDates } from '@clinic/core/schedule'
import { addDays, weekOf } from '@clinic/core/time'
import { sql } from 'kysely'
import { appendGroup } from '../../audit/chain'
import { fingerprint } from '../../domain/schedule/staff-weeks'
import { workerKey } from '../../domain/schedule/working-shifts'
import type { Transaction } from '../schema'
import type { Place } from './insert'

interface Regular {
  name: string
  weekdays: readonly Schema<'Weekday'>[]
  hours: readonly [starts: string, ends: string]
  /** The name of the dentist they assist; none for no dentist in particular. */
  with?: string
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** The weekly shifts of each assistant; on some days there are fewer assistants than dentists. */
const regulars: Record<string, readonly Regular[]> = {
  'kenari-cikini': [
    {
      name: 'Yuni Kartika',
      weekdays: ['monday', 'tuesday', 'wednesday', 'friday'],
      hours: ['08:30', '13:30'],
      with: 'Andi Pratama',
    },
    { name: 'Yuni Kartika', weekdays: ['saturday'], hours: ['08:30', '14:00'] },
    { name: 'Putu Ayu Lestari', weekdays: ['monday', 'tuesday', 'thursday', 'friday'], hours: ['08:30', '13:00'] },
    {
      name: 'Putu Ayu Lestari',
      weekdays: ['monday', 'wednesday', 'friday'],
      hours: ['14:30', '20:30'],
      with: "Nur'aini",
    },
    { name: 'Ratih Wulandari', weekdays: ['monday', 'wednesday'], hours: ['14:30', '20:30'], with: 'Andi Pratama' },
    { name: 'Ratih Wulandari', weekdays: ['friday'], hours: ['14:30', '20:30'] },
    {
      name: 'Joko Susilo',
      weekdays: ['tuesday', 'thursday', 'friday'],
      hours: ['14:30', '20:30'],
      with: 'Maya Kusumadewi Hadiningrat',
    },
    { name: 'Joko Susilo', weekdays: ['wednesday'], hours: ['14:30', '20:30'], with: 'Dewi Anggraini' },
    { name: 'Joko Susilo', weekdays: ['saturday'], hours: ['08:30', '14:00'] },
    { name: 'Slamet', weekdays: ['tuesday', 'thursday'], hours: ['09:00', '17:00'] },
    { name: 'Sinta Permatasari', weekdays, hours: ['08:00', '16:00'] },
  ],
  'kenari-tebet': [{ name: 'Rini', weekdays, hours: ['08:30', '16:30'], with: 'Fajar Nugroho' }],
}

/** The weeks of the assistants around today: this one is published, and in the first clinic changed since. */
export async function insertStaffSchedule(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { slug, today }: { slug: string; today: string },
) {
  const tenant = { company_id, clinic_id }
  const at = `${addDays(today, -30)}T10:00:00+07:00`
  const people = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'nik'])
    .where((eb) => eb.and(tenant))
    .execute()
  const doctors = await tx
    .selectFrom('doctor')
    .select(['id', 'name'])
    .where((eb) => eb.and(tenant))
    .execute()
  const idOf = (rows: readonly { id: number; name: string }[], wanted: string) => {
    const found = rows.find(({ name }) => name === wanted)
    if (!found) throw new Error(`nobody is called ${wanted}`)
    return found.id
  }
  const unbooked = { slot_minutes: 30, quota: null, online_bookable: false, room_id: null, created_at: at }

  const templates = (regulars[slug] ?? []).flatMap(({ name, weekdays, hours: [starts, ends], with: dentist }) =>
    weekdays.map((weekday) => ({
      ...tenant,
      doctor_id: null,
      staff_id: idOf(people, name),
      weekday,
      starts,
      ends,
      every_weeks: 1,
      valid_from: addDays(today, -14),
      valid_until: addDays(today, 42),
      ...unbooked,
      assists_doctor_id: dentist === undefined ? null : idOf(doctors, dentist),
    })),
  )
  const stored = await tx.insertInto('shift_template').values(templates).returningAll().execute()
  const shifts = stored.flatMap(({ id, staff_id, starts, ends, assists_doctor_id, ...template }) => {
    const person = people.find((each) => each.id === staff_id)
    if (!person) return []
    return templateDates(template).map((date) => ({
      ...tenant,
      doctor_id: null,
      staff_id,
      assists_doctor_id,
      template_id: id,
      date,
      ...unbooked,
      worker_key: workerKey('staff', { clinic_id, ...person }),
      starts_at: `${date}T${starts}:00+07:00`,
      ends_at: `${date}T${ends}:00+07:00`,
    }))
  })
  await tx.insertInto('shift').values(shifts).execute()

  const [monday = today] = weekOf(today)
  await sql`
    insert into staff_week (company_id, clinic_id, monday, published_at, published_by, fingerprint)
    select clinic.company_id, clinic.id, week.monday, ${`${addDays(monday, -3)}T14:00:00+07:00`}::timestamptz,
      ${manager.user_name}, ${fingerprint}
    from clinic, (values (${monday}::date), (${addDays(monday, 7)}::date)) as week (monday)
    where clinic.company_id = ${company_id} and clinic.id = ${clinic_id}`.execute(tx)
  if (slug === 'kenari-cikini') await insertExceptions(addDays(monday, 7))

  const event = { query: null, before: null, after: null, reason: null, clinic_id, at, ...manager, action: 'create' }
  await appendGroup(
    tx,
    company_id,
    stored.map(({ id }) => ({ ...event, object: 'shift_template', object_id: id })),
  )

  /** Inserts exceptions of next week: an absence, a later start, and a request for days off. */
  async function insertExceptions(next: string) {
    const [yuni, putu, slamet] = ['Yuni Kartika', 'Putu Ayu Lestari', 'Slamet'].map((name) => idOf(people, name))
    await tx
      .updateTable('shift')
      .set({ starts_at: `${next}T10:00:00+07:00`, is_exception: true })
      .where((eb) => eb.and({ ...tenant, staff_id: yuni ?? 0, date: next }))
      .execute()
    const absence = { ...tenant, doctor_id: null, created_at: at, decision_reason: '' }
    await tx
      .insertInto('absence')
      .values([
        {
          ...absence,
          staff_id: putu ?? 0,
          kind: 'seminar',
          reason: 'Pelatihan sterilisasi',
          state: 'approved',
          starts_on: addDays(next, 3),
          ends_on: addDays(next, 3),
          requested_by: 'Sinta Permatasari',
          decided_by: manager.user_name,
          decided_at: at,
        },
        {
          ...absence,
          staff_id: slamet ?? 0,
          kind: 'leave',
          reason: 'Pulang kampung',
          state: 'requested',
          starts_on: addDays(next, 8),
          ends_on: addDays(next, 10),
          requested_by: 'Sinta Permatasari',
          decided_by: null,
          decided_at: null,
        },
      ])
      .execute()
  }
}
