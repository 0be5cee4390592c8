import type { Schema } from '@clinic/api'
import { templateDates } from '@clinic/core/schedule'
import { addDays, weekOf } from '@clinic/core/time'
import { appendGroup } from '../../audit/chain'
import { workerKey } from '../../domain/schedule/working-shifts'
import type { Transaction } from '../schema'
import type { Place } from './insert'

type Weekday = Schema<'Weekday'>
type Hours = readonly [starts: string, ends: string]

const morning: Hours = ['09:00', '13:00']
const evening: Hours = ['15:00', '20:00']
const saturday: Hours = ['09:00', '14:00']

interface Regular {
  dentist: string
  weekdays: readonly Weekday[]
  hours: Hours
  /** The code of the room. */
  room: string
  every_weeks?: number
  quota?: number
}

/** The weekly shifts of each dentist; no dentist is at two clinics at once. */
const regulars: Record<string, readonly Regular[]> = {
  'kenari-cikini': [
    { dentist: 'Andi Pratama', weekdays: ['monday', 'tuesday', 'wednesday', 'friday'], hours: morning, room: 'T1' },
    { dentist: 'Andi Pratama', weekdays: ['monday', 'wednesday'], hours: evening, room: 'T1' },
    {
      dentist: 'Maya Kusumadewi Hadiningrat',
      weekdays: ['tuesday', 'thursday', 'friday'],
      hours: evening,
      room: 'T2',
    },
    { dentist: 'Maya Kusumadewi Hadiningrat', weekdays: ['saturday'], hours: saturday, room: 'T2' },
    { dentist: "Nur'aini", weekdays: ['monday', 'wednesday', 'friday'], hours: evening, room: 'T3' },
    { dentist: "Nur'aini", weekdays: ['tuesday'], hours: morning, room: 'T3' },
    { dentist: "Nur'aini", weekdays: ['saturday'], hours: saturday, room: 'T3' },
    { dentist: 'I Gusti Ngurah Bagus Wirawan', weekdays: ['monday', 'thursday'], hours: morning, room: 'T4' },
    { dentist: 'Lukas Situmorang', weekdays: ['tuesday', 'thursday', 'friday'], hours: morning, room: 'T2' },
    { dentist: 'Dewi Anggraini', weekdays: ['wednesday'], hours: evening, room: 'T2', quota: 10 },
    { dentist: 'Dewi Anggraini', weekdays: ['saturday'], hours: saturday, room: 'T1', every_weeks: 2, quota: 12 },
  ],
  'kenari-tebet': [
    {
      dentist: 'Fajar Nugroho',
      weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      hours: morning,
      room: 'T1',
    },
    { dentist: 'Fajar Nugroho', weekdays: ['monday', 'wednesday', 'friday'], hours: evening, room: 'T1' },
    { dentist: 'Andi Pratama', weekdays: ['thursday'], hours: morning, room: 'T2' },
    { dentist: 'Andi Pratama', weekdays: ['thursday'], hours: evening, room: 'T2' },
    { dentist: 'Andi Pratama', weekdays: ['saturday'], hours: saturday, room: 'T2' },
  ],
}

/** Inserts the weeks around today, and in the first clinic some exceptions: an absence, an extra shift, a moved one, a cancelled one. */
export async function insertSchedule(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { slug, today }: { slug: string; today: string },
) {
  const tenant = { company_id, clinic_id }
  const at = `${addDays(today, -60)}T10:00:00+07:00`
  const doctors = await tx
    .selectFrom('doctor')
    .select(['id', 'name', 'nik', 'duration_minutes'])
    .where((eb) => eb.and(tenant))
    .execute()
  const rooms = await tx
    .selectFrom('room')
    .select(['id', 'code'])
    .where((eb) => eb.and(tenant))
    .execute()
  const dentist = (name: string) => {
    const found = doctors.find((each) => each.name === name)
    if (!found) throw new Error(`no dentist ${name}`)
    return found
  }
  const roomOf = (wanted: string) => rooms.find(({ code }) => code === wanted)?.id ?? null

  const templates = (regulars[slug] ?? []).flatMap(({ dentist: name, weekdays, hours, room, ...details }) =>
    weekdays.map((weekday) => ({
      ...tenant,
      doctor_id: dentist(name).id,
      staff_id: null,
      weekday,
      starts: hours[0],
      ends: hours[1],
      every_weeks: 1,
      valid_from: addDays(today, -56),
      valid_until: addDays(today, 120),
      room_id: roomOf(room),
      slot_minutes: dentist(name).duration_minutes,
      quota: null,
      online_bookable: true,
      created_at: at,
      ...details,
    })),
  )
  const stored = await tx.insertInto('shift_template').values(templates).returningAll().execute()

  const shift = (name: string, date: string, hours: Hours, details: { room_id: number | null }) => ({
    ...tenant,
    doctor_id: dentist(name).id,
    staff_id: null,
    assists_doctor_id: null,
    template_id: null,
    date,
    worker_key: workerKey('doctor', { clinic_id, ...dentist(name) }),
    created_at: at,
    ...during(date, hours),
    slot_minutes: dentist(name).duration_minutes,
    quota: null,
    online_bookable: false,
    ...details,
  })
  const regular = stored.flatMap(({ id, starts, ends, doctor_id, room_id, quota, ...template }) => {
    const { name = '' } = doctors.find((each) => each.id === doctor_id) ?? {}
    return templateDates(template).map((date) => ({
      ...shift(name, date, [starts, ends], { room_id }),
      template_id: id,
      quota,
      online_bookable: true,
    }))
  })
  await tx.insertInto('shift').values(regular).execute()
  if (slug === 'kenari-cikini') await insertExceptions()

  const event = { query: null, before: null, after: null, reason: null, clinic_id, at, ...manager, action: 'create' }
  await appendGroup(
    tx,
    company_id,
    stored.map(({ id }) => ({ ...event, object: 'shift_template', object_id: id })),
  )

  async function insertExceptions() {
    const [monday = today, , , thursday = today, friday = today, , sunday = today] = weekOf(addDays(today, 7))
    await tx
      .insertInto('shift')
      .values([
        shift('Maya Kusumadewi Hadiningrat', monday, morning, { room_id: roomOf('T2') }),
        shift('Andi Pratama', sunday, ['09:00', '12:00'], { room_id: null }), // the clinic is closed
      ])
      .execute()
    const ofDay = (name: string, date: string) =>
      tx
        .updateTable('shift')
        .where((eb) => eb.and({ ...tenant, doctor_id: dentist(name).id, date }))
        .where('template_id', 'is not', null)
    // two dentists in one room
    await ofDay("Nur'aini", friday)
      .set({ room_id: roomOf('T2'), is_exception: true })
      .execute()
    await ofDay('I Gusti Ngurah Bagus Wirawan', thursday)
      .set({ cancelled_at: at, cancel_reason: 'Memberi pelatihan di kampus', is_exception: true })
      .execute()
    const absence = (
      name: string,
      from: number,
      until: number,
      details: { kind: Schema<'AbsenceKind'>; reason: string },
    ) => ({
      ...tenant,
      doctor_id: dentist(name).id,
      staff_id: null,
      created_at: at,
      decision_reason: '',
      starts_on: addDays(today, from),
      ends_on: addDays(today, until),
      requested_by: name,
      ...details,
    })
    const approved = { state: 'approved' as const, decided_by: manager.user_name, decided_at: at }
    await tx
      .insertInto('absence')
      .values([
        { ...absence('Lukas Situmorang', -10, 20, { kind: 'leave', reason: 'Umrah' }), ...approved },
        {
          ...absence('Maya Kusumadewi Hadiningrat', 12, 13, { kind: 'seminar', reason: 'Kongres IKORGI, Surabaya' }),
          ...approved,
        },
        {
          ...absence("Nur'aini", 16, 18, { kind: 'leave', reason: 'Pernikahan adik di Padang' }),
          state: 'requested' as const,
          decided_by: null,
          decided_at: null,
        },
        {
          ...absence('Andi Pratama', -20, -19, { kind: 'leave', reason: 'Acara keluarga' }),
          ...approved,
          state: 'rejected' as const,
          decision_reason: 'Dua dokter lain sudah cuti',
        },
      ])
      .execute()
  }
}

const during = (date: string, [starts, ends]: Hours) => ({
  starts_at: `${date}T${starts}:00+07:00`,
  ends_at: `${date}T${ends}:00+07:00`,
})
