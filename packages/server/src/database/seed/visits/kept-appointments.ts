import { addDays, clinicTime, momentOf } from '@clinic/core/time'
import { type AuditEvent, appendGroup } from '../../../audit/chain'
import type { Transaction } from '../../schema'
import { assistantsOf } from '../assistants-of'
import { yearsBetween } from '../calendar'
import { type DemoDentist, dentistsOf } from '../dentist-of'
import { insertFindings } from '../findings'
import type { DemoAccount, Place } from '../insert'
import type { DemoPatient } from '../patient'
import { insertSignedNotes } from '../signed-notes'
import { arrive } from './arrive'
import { type DemoMove, insertDemoVisit } from './demo-visit'
import { errandLines, errandNote } from './errand-note'
import { queueBegins } from './queue-begins'
import { queueNumbers } from './queue-numbers'
import { insertVitalSign } from './vital-signs'

const minute = 60_000
const zone = 'Asia/Jakarta'
const days = 6

/** The appointments of the last days and of today before the queue, as their dentists who may sign in kept them: nearly all came and were treated, some left. */
export async function insertKeptAppointments(
  tx: Transaction,
  place: Place,
  {
    today,
    now,
    products,
    patientIds,
  }: {
    today: string
    now: Date
    products: ReadonlyMap<string, number>
    patientIds: ReadonlyMap<DemoPatient, number | null>
  },
) {
  const { company_id, clinic_id, clerk } = place
  const dentists = await dentistsOf(tx, place)
  const [assistant = clerk] = await assistantsOf(tx, place)
  const nextNumber = await queueNumbers(tx, place)
  const ages = new Map([...patientIds].map(([{ person }, id]) => [id, yearsBetween(person.date_of_birth, today)]))
  const appointments = await tx
    .selectFrom('appointment')
    .select(['id', 'patient_id', 'doctor_id', 'room_id', 'reason', 'note', 'version', 'starts_at', 'ends_at'])
    .where((eb) => eb.and({ company_id, clinic_id, state: 'confirmed' }))
    .where('starts_at', '>=', new Date(momentOf(addDays(today, -days), '00:00', zone)).toISOString())
    .where('starts_at', '<=', new Date(queueBegins(today, now)).toISOString())
    .where('ends_at', '<', new Date(now.getTime() - 10 * minute).toISOString())
    .where('doctor_id', 'in', [0, ...dentists.map(({ doctor_id }) => doctor_id)])
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const charts = await tx
    .selectFrom('odontogram_finding')
    .select('patient_id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .execute()
  const charted = new Set(charts.map(({ patient_id }) => patient_id))
  const events: AuditEvent[] = []
  const notes = new Map<DemoDentist, Parameters<typeof insertSignedNotes>[2]['notes'][number][]>()
  for (const [index, appointment] of appointments.entries()) {
    const dentist = dentists.find(({ doctor_id }) => doctor_id === appointment.doctor_id)
    if (!dentist) continue
    const { id: appointment_id, patient_id, doctor_id, room_id, reason, note } = appointment
    const [begin, end] = [Date.parse(appointment.starts_at), Date.parse(appointment.ends_at)]
    const momentAt = (minutes: number) => new Date(begin + minutes * minute).toISOString()
    const ended = new Date(end - wrapUp).toISOString()
    const hasLeft = index % leavesEach === leavesEach - 1
    const moves = hasLeft
      ? [{ event: 'visit.leave' as const, at: momentAt(35), by: clerk, reason: 'Tidak bisa menunggu lebih lama' }]
      : treatmentOf({ begin, end }, { clerk, dentist, assistant })
    const arrived_at = momentAt(-10)
    const queue_date = clinicTime(begin, zone).date
    const queue_number = nextNumber(queue_date)
    const { id: visit_id, events: moved } = await insertDemoVisit(tx, place, {
      visit: {
        patient_id,
        appointment_id,
        doctor_id,
        staff_id: null,
        room_id,
        origin: 'appointment',
        reason,
        note,
        queue_date,
        queue_number,
        position: queue_number,
        identity: 'read_back',
        outcome: hasLeft ? null : 'completed',
        settlement: hasLeft ? null : 'billed_outside',
        arrived_at,
      },
      moves,
    })
    events.push(...moved, await arrive(tx, place, { appointment, at: arrived_at }))
    if (hasLeft) continue
    const measured = { systolic: 112 + ((index * 7) % 24), diastolic: 70 + ((index * 5) % 14) }
    const age = ages.get(patient_id) ?? 30
    await insertVitalSign(tx, place, {
      visit_id,
      age,
      measured: age < 12 ? {} : measured,
      at: momentAt(2),
      by: assistant,
    })
    const lines = age < adult || charted.has(patient_id) ? [] : errandLines(reason)
    if (lines.length > 0) {
      const typed = { lines, chart: [], begun: begin + 10 * minute, pause: minute / 3, dentist }
      events.push(...(await insertFindings(tx, place, { visit_id, patient_id, age, ...typed })).events)
      charted.add(patient_id)
    }
    const isCharted = lines.length > 0
    const content = errandNote(reason, { products, doctor_id: dentist.doctor_id, begun: momentAt(6), isCharted })
    notes.set(dentist, [...(notes.get(dentist) ?? []), { visit_id, patient_id, signed_at: ended, content }])
  }
  for (const [dentist, signed] of notes)
    events.push(...(await insertSignedNotes(tx, place, { notes: signed, dentist })))
  if (events.length === 0) return
  await appendGroup(
    tx,
    company_id,
    events.sort((one, other) => one.at.localeCompare(other.at)),
  )
}

/** The age from which on all teeth that an errand names are permanent. */
const adult = 14
/** Of so many who come one leaves before it is their turn. */
const leavesEach = 9
/** How long before the end of the appointment its treatment ends. */
const wrapUp = 2 * minute

function treatmentOf(
  { begin, end }: { begin: number; end: number },
  { clerk, dentist, assistant }: Record<'clerk' | 'dentist' | 'assistant', DemoAccount>,
): DemoMove[] {
  const at = (moment: number) => new Date(moment).toISOString()
  return [
    { event: 'visit.call', at: at(begin - 3 * minute), by: assistant },
    { event: 'visit.startVitals', at: at(begin - 2 * minute), by: assistant },
    { event: 'visit.finishVitals', at: at(begin + 2 * minute), by: assistant },
    { event: 'visit.startPractice', at: at(begin + 4 * minute), by: dentist },
    { event: 'visit.finish', at: at(end - wrapUp), by: dentist },
    {
      event: 'visit.checkOut',
      at: at(end + 5 * minute),
      by: clerk,
      reason: 'Dibayar tunai, kuitansi tulisan tangan',
    },
  ]
}
