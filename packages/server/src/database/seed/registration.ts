import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { visitorCode } from '../../domain/registration/visitor-code'
import { drawMoment, weekday } from './calendar'
import type { DemoPatient } from './patient'
import { drawPerson, drawPhone, type Person, type Surroundings } from './person'
import type { Random } from './random'

/** A registration, and its outcome. */
export interface DemoRegistration {
  code: string
  state: Schema<'RegistrationState'>
  person: Person
  /** Which of the patients it became or was merged into. */
  patient: DemoPatient | null
  reason: string | null
  submitted_at: string
  decided_at: string | null
}

interface Week extends Surroundings {
  /** The clinic's patients, in the order they came. */
  patients: readonly DemoPatient[]
  now: Date
}

/** The last week on the public page of a clinic. */
export function drawRegistrations(random: Random, { patients, now, ...around }: Week): DemoRegistration[] {
  const evening = (day: string) => drawMoment(random, day, { from: 17, to: 22 })
  const ago = (days: number) => addDays(around.today, -days)
  const nextMorning = (moment: string) => {
    const day = addDays(moment.slice(0, 10), 1)
    return drawMoment(random, weekday(day) === 0 ? addDays(day, 1) : day, { from: 9, to: 12 })
  }
  let serial = around.serial
  const stranger = (known: Partial<Person> = {}) => drawPerson(random, { ...around, serial: ++serial }, known)

  const waiting = (person: Person, submitted_at: string): DemoRegistration => ({
    code: visitorCode('REG', (limit) => random.integer(0, limit - 1)),
    state: 'submitted',
    person,
    submitted_at,
    patient: null,
    reason: null,
    decided_at: null,
  })
  const accepted = (patient: DemoPatient): DemoRegistration => ({
    ...waiting(patient.person, evening(addDays(patient.created_at.slice(0, 10), -1))),
    state: 'accepted',
    patient,
    decided_at: patient.created_at,
  })
  const merged = (patient: DemoPatient, submitted_at: string): DemoRegistration => ({
    ...waiting({ ...patient.person, phone: drawPhone(random) }, submitted_at),
    state: 'merged',
    patient,
    decided_at: nextMorning(submitted_at),
  })
  const rejected = (reason: string, submitted_at: string): DemoRegistration => ({
    ...waiting(stranger(), submitted_at),
    state: 'rejected',
    reason,
    decided_at: nextMorning(submitted_at),
  })
  const expired = (submitted_at: string): DemoRegistration => ({
    ...waiting(stranger(), submitted_at),
    state: 'expired',
    decided_at: hoursBefore(submitted_at, -30 * 24),
  })

  const lastWeek = patients.filter(({ created_at }) => created_at >= ago(7))
  const known = patients.filter(({ person }) => person.identification === 'nik' && person.occupation !== 'Pelajar')
  const unlike = () => ({ phone: drawPhone(random), email: '' })
  const withoutCard = {
    identification: 'not_available',
    identity_number: '',
    identity_reason: 'Tidak membawa KTP',
  } as const
  return [
    ...lastWeek.filter((_, index) => index % 2 === 0).map(accepted),
    ...known.slice(0, 2).map((patient) => merged(patient, evening(ago(4)))),
    // three that resemble known patients: by identity number, by phone, by name and birth
    ...known.slice(2, 3).map(({ person }) => waiting({ ...person, ...unlike(), last_name: '' }, evening(ago(2)))),
    ...known.slice(3, 4).map(({ person }) => waiting(stranger(relativeOf(person)), evening(ago(1)))),
    ...known
      .slice(4, 5)
      .map(({ person }) =>
        waiting(
          { ...person, ...unlike(), ...withoutCard, last_name: `${person.last_name} P.`.trim() },
          evening(ago(1)),
        ),
      ),
    waiting(stranger(), evening(ago(2))),
    waiting(stranger(), hoursBefore(now.toISOString(), 2)),
    rejected('Nomor telepon tidak dapat dihubungi setelah tiga kali panggilan', evening(ago(3))),
    rejected('Data pendaftaran bukan data pasien', evening(ago(5))),
    expired(evening(ago(38))),
  ]
}

const relativeOf = ({ last_name, ethnicity, religion, phone }: Person) => ({ last_name, ethnicity, religion, phone })

const hoursBefore = (moment: string, hours: number) => new Date(Date.parse(moment) - hours * 3_600_000).toISOString()
