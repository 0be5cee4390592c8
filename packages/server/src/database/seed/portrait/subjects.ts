import { yearsBetween } from '../calendar'
import type { DemoPatient } from '../patient'
import { type Assistant, type Dentist, peopleOf } from '../people'
import { type Subject, seedOf } from './looks'

/** Somebody of a clinic with a photo. */
export type Portrayed = Subject & { slug: string } & (
    | { table: 'doctor' | 'staff' }
    | { table: 'patient'; patient: DemoPatient }
  )

interface Clinic {
  slug: string
  today: string
  patients: readonly DemoPatient[]
}

/** All who work in a clinic, and most of its patients. */
export function portrayedIn({ slug, today, patients }: Clinic): Portrayed[] {
  const { dentists, externals, assistants } = peopleOf(slug, today)
  return [
    ...[...dentists, ...externals].map(
      (dentist) => ({ ...lifeOf(dentist, today), slug, table: 'doctor', dress: 'coat' }) as const,
    ),
    ...assistants.map(
      (assistant) => ({ ...lifeOf(assistant, today), slug, table: 'staff', ...dressOf(assistant) }) as const,
    ),
    ...patients
      .map((patient) => ({ ...subjectOf(patient, today), slug, table: 'patient', patient }) as const)
      .filter(({ name }) => seedOf(`photo of ${name}`) % 100 < 53),
  ]
}

function subjectOf({ person }: DemoPatient, today: string): Subject {
  const { first_name, last_name, sex, date_of_birth, religion } = person
  const age = yearsBetween(date_of_birth, today)
  return { name: `${first_name} ${last_name}`, sex, age, isMuslim: religion === 'islam' }
}

/** A NIK holds the date of birth; the day of a woman is 40 more. */
function lifeOf({ name, nik }: Dentist | Assistant, today: string): Subject {
  const [, day, month = '', year = ''] = /^\d{6}(\d\d)(\d\d)(\d\d)/.exec(nik || (ofGuests[name] ?? '')) ?? []
  const isWoman = Number(day) > 40
  const birth = `19${year}-${month}-${String(Number(day) % 40).padStart(2, '0')}`
  return { name, sex: isWoman ? 'female' : 'male', age: yearsBetween(birth, today), isMuslim: muslims.has(name) }
}

/** The first digits of a NIK of those of whom the clinic knows none. */
const ofGuests: Record<string, string> = { 'Dewi Anggraini': '317106540684', 'Bonar Simanjuntak': '317106170571' }
const muslims = new Set(["Nur'aini", 'Rini', 'Yuni Kartika', 'Sinta Permatasari'])

function dressOf({ position }: Assistant): Pick<Subject, 'dress'> {
  if (position === 'front_office') return {}
  return { dress: position === 'pharmacist' ? 'coat' : 'scrubs' }
}
