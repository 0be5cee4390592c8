import { momentOf } from '@clinic/core/time'
import { positionAfterRequeue } from '@clinic/core/visit'
import { type AuditEvent, appendGroup } from '../../../audit/chain'
import type { Transaction } from '../../schema'
import { assistantsOf } from '../assistants-of'
import { yearsBetween } from '../calendar'
import { dentistsOf } from '../dentist-of'
import type { Place } from '../insert'
import { pastVisits } from '../past-visits'
import type { DemoPatient } from '../patient'
import type { Random } from '../random'
import { queue, queueMinutes } from './queue'
import { queueBegins } from './queue-begins'
import { queueNumbers } from './queue-numbers'
import { insertStory } from './story'

const minute = 60_000
const zone = 'Asia/Jakarta'

interface Day {
  random: Random
  today: string
  now: Date
  products: ReadonlyMap<string, number>
  patientIds: Map<DemoPatient, number | null>
}

/**
 * The queue of today, in every state at whatever hour the demo is made: patients come since the doors opened or, where the clinic is
 * closed by its hours, since midnight. Where no dentist may sign in nobody is treated.
 */
export async function insertVisits(tx: Transaction, place: Place, { random, today, now, products, patientIds }: Day) {
  const { company_id, clinic_id } = place
  const tenant = { company_id, clinic_id }
  const since = queueBegins(today, now)
  const scale = (now.getTime() - since) / queueMinutes
  const momentAt = (ago: number) => new Date(now.getTime() - ago * scale).toISOString()

  const dentists = await dentistsOf(tx, place)
  const assistants = await assistantsOf(tx, place)
  const mouths = new Map(
    pastVisits(today, patientIds).map(({ mouth, ...past }) => [mouth.complaint, { ...past, mouth }]),
  )
  const stories = queue.filter(
    ({ dentist, mouth }) => dentist === undefined || (dentists[dentist] && (mouth === undefined || mouths.has(mouth))),
  )
  const treated = stories.flatMap(({ mouth = '' }) => mouths.get(mouth)?.patient_id ?? [])
  const appointments = await appointmentsOf(tx, tenant, today)
  const soon = now.getTime() + 60 * minute
  const walkIns = await walkInPatients(tx, tenant, { random, today, patientIds, treated })
  const ages = new Map([...patientIds].map(([{ person }, id]) => [id, yearsBetween(person.date_of_birth, today)]))
  const nextNumber = await queueNumbers(tx, place)
  const events: AuditEvent[] = []

  for (const story of stories) {
    const dentist = dentists[story.dentist ?? -1]
    const mouth = mouths.get(story.mouth ?? '')
    const isExpected = ({ doctor_id, patient_id, starts_at }: Appointment) =>
      (dentist === undefined || dentist.doctor_id === doctor_id) &&
      !treated.includes(patient_id) &&
      Date.parse(starts_at) > since &&
      Date.parse(starts_at) < soon &&
      appointments.length > 1 // the last one is still expected
    const isOwn = ({ patient_id }: Appointment) => patient_id === mouth?.patient_id
    const hasAppointment = mouth !== undefined || story.origin === 'appointment'
    const appointment = hasAppointment ? take(appointments, mouth ? isOwn : isExpected) : undefined
    const patient_id = mouth?.patient_id ?? appointment?.patient_id ?? walkIns.shift()
    if (patient_id === undefined) continue
    const who = { patient_id, age: ages.get(patient_id) ?? 30, mouth: mouth?.mouth, appointment }
    const when = { today, now, momentAt, queue_number: nextNumber(today) }
    events.push(...(await insertStory(tx, place, { ...when, ...who, story, dentist, assistants, products })))
  }
  await putBack(tx, tenant, today)
  await appendGroup(
    tx,
    company_id,
    events.sort((one, other) => one.at.localeCompare(other.at)),
  )
}

/** Who did not come when called waits behind others who wait. */
async function putBack(tx: Transaction, tenant: { company_id: number; clinic_id: number }, today: string) {
  const waiting = await tx
    .selectFrom('visit')
    .select(['id', 'origin', 'position', 'call_attempts'])
    .where((eb) => eb.and({ ...tenant, queue_date: today, state: 'waiting' }))
    .orderBy('position')
    .execute()
  for (const visit of waiting.filter(({ call_attempts }) => call_attempts > 0))
    await tx
      .updateTable('visit')
      .set({ position: positionAfterRequeue(visit, waiting) })
      .where((eb) => eb.and({ ...tenant, id: visit.id }))
      .execute()
}

/** The appointments of a day to which nobody has come yet, the earliest first. */
const appointmentsOf = (tx: Transaction, tenant: { company_id: number; clinic_id: number }, day: string) =>
  tx
    .selectFrom('appointment')
    .select(['id', 'patient_id', 'doctor_id', 'staff_id', 'room_id', 'reason', 'note', 'version', 'starts_at'])
    .where((eb) => eb.and(tenant))
    .where('state', 'in', ['booked', 'confirmed'])
    .where('starts_at', '>=', new Date(momentOf(day, '00:00', zone)).toISOString())
    .where('starts_at', '<', new Date(momentOf(day, '24:00', zone)).toISOString())
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

type Appointment = Awaited<ReturnType<typeof appointmentsOf>>[number]

/** Removes the first appointment of which something holds, and returns it. */
function take(appointments: Appointment[], holds: (appointment: Appointment) => boolean) {
  const index = appointments.findIndex(holds)
  return index === -1 ? undefined : appointments.splice(index, 1)[0]
}

/** Adults without an appointment today and of whom nothing else is told, at random. */
async function walkInPatients(
  tx: Transaction,
  tenant: { company_id: number; clinic_id: number },
  {
    random,
    today,
    patientIds,
    treated,
  }: { random: Random; today: string; patientIds: Map<DemoPatient, number | null>; treated: readonly number[] },
) {
  const expected = await tx
    .selectFrom('appointment')
    .select('patient_id')
    .where((eb) => eb.and(tenant))
    .where('starts_at', '>', new Date(momentOf(today, '00:00', zone)).toISOString())
    .where('starts_at', '<', new Date(momentOf(today, '24:00', zone)).toISOString())
    .execute()
  const busy = new Set([...expected.map(({ patient_id }) => patient_id), ...treated])
  const free = [...patientIds].flatMap(([{ person }, id]) =>
    id === null || busy.has(id) || yearsBetween(person.date_of_birth, today) < 17 ? [] : [id],
  )
  return queue.flatMap(() => (free.length > 0 ? free.splice(random.integer(0, free.length - 1), 1) : []))
}
