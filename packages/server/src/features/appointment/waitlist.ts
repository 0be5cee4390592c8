import type { Schema } from '@clinic/api'
import { partOfDay } from '@clinic/core/appointment'
import { nextState } from '@clinic/core/lifecycle'
import { clinicTime, weekdays } from '@clinic/core/time'
import { waitlistEntryMachine } from '@clinic/core/waitlist'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import { appointmentPatient } from '../../domain/appointment/appointment-rows'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { treatsHere } from '../../domain/doctor/treats-here'
import { patientRefusal } from '../../domain/patient/patient-refusal'
import { changeRow } from '../../use-case/change-row'
import type { Caller, UseCase, UseCases } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'
import { lockStatus } from '../../use-case/lock-status'
import { masterUseCases } from '../../use-case/master'
import { Refusal } from '../../use-case/refusal'

const columns = [
  'id',
  'patient_id',
  'doctor_id',
  'weekdays',
  'parts_of_day',
  'duration_minutes',
  'reason',
  'note',
  'state',
  'appointment_id',
  'version',
  'created_by',
  'created_at',
  'updated_at',
] as const

const ofPatient = <Value>(value: RawBuilder<Value>) => sql<Value>`(select ${value} from patient
  where patient.company_id = waitlist_entry.company_id and patient.clinic_id = waitlist_entry.clinic_id
    and patient.id = waitlist_entry.patient_id)`
const doctorName = sql<
  string | null
>`(select display_name from doctor where doctor.company_id = waitlist_entry.company_id
  and doctor.clinic_id = waitlist_entry.clinic_id and doctor.id = waitlist_entry.doctor_id)`

const masters = masterUseCases('WaitlistEntry', {
  table: 'waitlist_entry',
  columns,
  derived: () => ({ patient: ofPatient(appointmentPatient), doctor_name: doctorName }),
  search: ofPatient(sql.ref('patient.search')),
  sort: { created_at: ['created_at'] },
  defaultSort: 'created_at',
  filters: ['state', 'doctor_id', 'patient_id'],
  move: {
    to: ({ state }) => nextState(waitlistEntryMachine, state, { type: 'waitlistEntry.update' }),
    refusal: 'waitlistEntryOver',
  },
  async check({ tx, caller, input: { patient_id, doctor_id }, before }) {
    const held = await lockStatus(tx, caller, { patient: [patient_id], doctor: [doctor_id] })
    const patient = held.patient.get(patient_id)
    const refusedPatient = patientRefusal(patient)
    if (refusedPatient) throw new Refusal(422, 'checkFields', { fields: { patient_id: refusedPatient } })
    const doctor = doctor_id === null ? null : held.doctor.get(doctor_id)
    if (doctor === undefined) throw new Refusal(422, 'checkFields', { fields: { doctor_id: 'notOffered' } })
    if (doctor === 'inactive') throw new Refusal(422, 'checkFields', { fields: { doctor_id: 'doctorInactive' } })
    if (doctor_id !== null && !(await treats(tx, caller, doctor_id)))
      throw new Refusal(422, 'checkFields', { fields: { doctor_id: 'doctorRefersOnly' } })
    return before ? undefined : { created_by: caller.name }
  },
})

/** Whether a dentist treats patients here; the licence is checked when a time is booked. */
const treats = async (tx: Transaction, { company_id, clinic_id }: Caller, id: number) =>
  (await tx
    .selectFrom('doctor')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .where(treatsHere)
    .executeTakeFirst()) !== undefined

/** The entries of the waiting list of the caller's clinic, as the contract shows them. */
const waitlistEntryRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('waitlist_entry')
    .select(columns)
    .select([ofPatient(appointmentPatient).as('patient'), doctorName.as('doctor_name')])
    .where((eb) => eb.and({ company_id, clinic_id }))

/** One of them. */
export const waitlistEntryRow = (tx: Transaction, caller: Caller, id: number) =>
  waitlistEntryRows(tx, caller).where('id', '=', id).executeTakeFirst()

const withdrawWaitlistEntry: UseCase<'withdrawWaitlistEntry'> = ({ body, caller, database, now, path: { id } }) =>
  changeRow(database, caller, {
    table: 'waitlist_entry',
    id,
    read: (tx) => waitlistEntryRow(tx, caller, id),
    move: {
      to: ({ state }) => nextState(waitlistEntryMachine, state, { type: 'waitlistEntry.withdraw' }),
      refusal: 'waitlistEntryOver',
    },
    version: body.version,
    apply: async ({ state }) => ({ state, updated_at: now.toISOString() }),
    action: 'withdraw',
  })

const mostMatches = 10

const matchWaitlistEntry: UseCase<'matchWaitlistEntry'> = async ({ caller, database, now, query }) => {
  const { doctor_id, starts_at, duration_minutes } = query
  const { time_zone } = await clinicDay(database, caller, now)
  const wishes = starts_at === undefined ? undefined : wishesAt(starts_at, time_zone)
  const fitting = waitlistEntryRows(database, caller)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`${ofPatient(sql.ref('patient.status'))} = 'active'`)
    .$if(doctor_id !== undefined, (rows) =>
      rows.where((eb) => eb.or([eb('doctor_id', 'is', null), eb('doctor_id', '=', doctor_id ?? 0)])),
    )
    .$if(duration_minutes !== undefined, (rows) => rows.where('duration_minutes', '<=', duration_minutes ?? 0))
    .$if(wishes !== undefined, (rows) =>
      rows
        .where(sql<boolean>`(weekdays = '[]' or weekdays ? ${wishes?.weekday})`)
        .where(sql<boolean>`(parts_of_day = '[]' or parts_of_day ? ${wishes?.part_of_day})`),
    )
  return wholeList(await fitting.orderBy('created_at').orderBy('id').limit(mostMatches).execute())
}

function wishesAt(starts_at: string, time_zone: Schema<'TimeZone'>) {
  const start = Date.parse(starts_at)
  if (Number.isNaN(start)) throw new Refusal(422, 'checkFields', { fields: { starts_at: 'notTime' } })
  const { date, time } = clinicTime(start, time_zone)
  return { weekday: weekdays[(new Date(date).getUTCDay() + 6) % 7], part_of_day: partOfDay(time) }
}

export const waitlistUseCases: UseCases<keyof typeof masters | 'withdrawWaitlistEntry' | 'matchWaitlistEntry'> = {
  ...masters,
  withdrawWaitlistEntry,
  matchWaitlistEntry,
}
