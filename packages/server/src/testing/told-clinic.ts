import { randomInt } from 'node:crypto'
import { createSimulator, type SimulatorOptions, seededRandom } from '@clinic/satu-sehat-simulator'
import type { Database } from '../database/schema'
import { patientValues } from '../domain/patient/patient-values'
import { recordNumber } from '../domain/patient/record-number'
import { simulatedCredentials } from '../domain/satu-sehat/connection'
import { employ } from './create-clinic'
import { patientInput } from './patient-input'

interface Tenant {
  company_id: number
  clinic_id: number
}

/** Of women born on 17 May 1990, as the patients here are. */
const niks = (count: number) => {
  const region = String(randomInt(10 ** 6)).padStart(6, '0')
  return Array.from({ length: count }, (_, index) => `${region}570590${String(index).padStart(4, '0')}`)
}

const arrived = Date.parse('2026-11-20T02:00:00Z')
const minutes = (count: number) => new Date(arrived + count * 60_000)

/** Finished visits with one dentist and one room, waiting in the outbox; each of a patient of its own, unless there are fewer. Past the server. */
export async function addToldVisits(
  database: Database,
  { company_id, clinic_id }: Tenant,
  count: number,
  { people = count }: { people?: number } = {},
) {
  const tenant = { company_id, clinic_id }
  const [dentistNik = ''] = niks(1)
  const doctor = await database
    .insertInto('doctor')
    .values({ ...tenant, ...dentist, nik: dentistNik })
    .returning('id')
    .executeTakeFirstOrThrow()
  const room = await database
    .insertInto('room')
    .values({ ...tenant, ...chair })
    .returning('id')
    .executeTakeFirstOrThrow()
  const patients = await database
    .insertInto('patient')
    .values(
      niks(people).map((identity_number, index) => ({
        ...patientValues(patientInput({ identity_number })),
        ...tenant,
        status: 'active' as const,
        record_number: recordNumber(index + 1),
      })),
    )
    .returning(['id', 'identity_number'])
    .execute()
  const visits = await database
    .insertInto('visit')
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...tenant,
        patient_id: patients[index % people]?.id ?? 0,
        doctor_id: doctor.id,
        room_id: room.id,
        origin: 'walk_in' as const,
        reason: 'pain' as const,
        note: '',
        queue_date: '2026-11-20',
        queue_number: index + 1,
        position: index + 1,
        identity: 'read_back' as const,
        state: 'finished' as const,
        outcome: 'completed' as const,
        arrived_at: minutes(0),
        state_since: minutes(40),
        created_by: 'Rani Putri',
      })),
    )
    .returning(['id', 'patient_id'])
    .execute()
  const { id: user_id } = await employ(database, tenant, { role: 'front_office_clinic' })
  const who = { user_id, user_name: 'Rani Putri', user_role: 'front_office_clinic' as const, reason: '' }
  await database
    .insertInto('visit_event')
    .values(
      visits.flatMap(({ id: visit_id }) =>
        moves.map(({ at, ...move }) => ({ ...tenant, ...who, ...move, visit_id, at: minutes(at) })),
      ),
    )
    .execute()
  const notes = await database
    .insertInto('note')
    .values(
      visits.map(({ id, patient_id }) => ({
        ...tenant,
        visit_id: id,
        patient_id,
        doctor_id: doctor.id,
        state: 'signed' as const,
        content: JSON.stringify({}),
        signer_name: 'Satu',
        sip_number: 'SIP-1',
        signed_at: minutes(39),
        hash: 'a'.repeat(64),
      })),
    )
    .returning(['id', 'visit_id', 'patient_id'])
    .execute()
  await database
    .insertInto('diagnosis')
    .values(
      notes.map(({ id, visit_id, patient_id }) => ({
        ...tenant,
        ...pulpitis,
        note_id: id,
        visit_id,
        patient_id,
      })),
    )
    .execute()
  await database
    .insertInto('satu_sehat_visit')
    .values(
      visits.map(({ id }) => ({
        ...tenant,
        id,
        finished_at: minutes(40),
        state: 'not_ready' as const,
        missing: '[]',
        due_at: minutes(40),
      })),
    )
    .execute()
  return { user_id, doctor: { ...doctor, nik: dentistNik }, room, patients, visits }
}

const dentist = {
  name: 'Satu',
  name_prefix: 'drg.',
  name_suffix: '',
  specialty: 'general' as const,
  status: 'active' as const,
  str_number: 'STR-1',
  str_valid_until: null,
  sip_number: 'SIP-1',
  sip_valid_until: '2099-12-31',
  phone: '',
  email: '',
  color: 'blue' as const,
  room_id: null,
  duration_minutes: 30,
  employment: 'internal' as const,
}

const chair = {
  code: 'R1',
  name: 'Melati',
  type: 'treatment' as const,
  floor: '1',
  chair_brand: '',
  chair_serial: '',
  note: '',
  status: 'active' as const,
}

const moves = [
  { event: 'visit.arrive', from_state: null, to_state: 'waiting', at: 0 },
  { event: 'visit.startPractice', from_state: 'waiting', to_state: 'in_practice', at: 10 },
  { event: 'visit.finish', from_state: 'in_practice', to_state: 'finished', at: 40 },
] as const

const pulpitis = { code: 'K04.0', tooth: '46', rank: 'primary', certainty: 'definite', prognosis: 'good' } as const

/** The service that knows a dentist and, unless said otherwise, all patients; on a clock and with chance of its own. */
export async function openSimulator(
  { doctor, patients }: Pick<Awaited<ReturnType<typeof addToldVisits>>, 'doctor' | 'patients'>,
  options: Pick<SimulatorOptions, 'clock'> & Partial<SimulatorOptions>,
) {
  const simulator = createSimulator({
    ...simulatedCredentials,
    random: seededRandom(1),
    practitioners: [{ ihsNumber: `N${doctor.id}`, nik: doctor.nik }],
    patients: patients.map(({ id, identity_number }) => ({ ihsNumber: `P${id}`, nik: identity_number })),
    ...options,
  })
  await simulator.start()
  return simulator
}

/** A fetch whose replies of some addresses do not arrive before they are released: the service has done what was asked by then. */
export function holdReplies(isHeld: (url: string) => boolean) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    fetch: async (...request: Parameters<typeof globalThis.fetch>) => {
      const reply = await fetch(...request)
      if (isHeld(String(request[0]))) await released
      return reply
    },
    release: () => release(),
  }
}

/** A sender looks at all clinics: those of other tests have nothing to do after this. */
export const emptyOutboxes = (database: Database) =>
  database.updateTable('satu_sehat_visit').set({ due_at: null, leased_until: null, lease: null }).execute()
