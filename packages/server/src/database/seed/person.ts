import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { yearsBetween } from './calendar'
import { backgrounds } from './name'
import { drawHome, type Neighbourhood, noAddress } from './place'
import type { Random, Weighted } from './random'

export type Person = Schema<'PatientInput'>

export interface Surroundings {
  neighbourhood: Neighbourhood
  today: string
  /** The end of the identity number, so that no two are the same. */
  serial: number
}

/** Draws a person who lives near a clinic; known values win over drawn ones. */
export function drawPerson(random: Random, around: Surroundings, known: Partial<Person> = {}): Person {
  const drawnBackground = random.draw(backgrounds)
  const [, background = drawnBackground] = backgrounds.find(([, { ethnicity }]) => ethnicity === known.ethnicity) ?? []
  const sex = known.sex ?? random.pick(['female', 'male'])
  const date_of_birth = known.date_of_birth ?? drawDateOfBirth(random, around.today)
  const age = yearsBetween(date_of_birth, around.today)
  const first_name = known.first_name ?? random.pick(background.given[sex])
  const last_name = known.last_name ?? (random.chance(background.single) ? '' : random.pick(background.last[sex]))
  const home = drawHome(random, around.neighbourhood)
  const phone = drawPhone(random)
  const life = drawLife(random, age, sex)
  const relationship = drawRelationship(random, age, life.marital_status)
  const relativeSex = relationship === 'spouse' && sex === 'female' ? 'male' : 'female'
  const drawn: Omit<Person, keyof Chosen> = {
    first_name,
    last_name,
    sex,
    date_of_birth,
    place_of_birth: random.pick(background.birthplace),
    email: age > 17 && random.chance(0.6) ? emailOf(`${first_name} ${last_name}`, around.serial) : '',
    phone,
    blood_type: random.pick(['A', 'B', 'AB', 'O', null, null]),
    ...life,
    ethnicity: background.ethnicity,
    nationality: 'WNI',
    religion: random.draw(background.religion),
    ...drawIdentity(random, { region: home.region, serial: around.serial, sex, date_of_birth, age }),
    address: random.chance(0.82) ? written(home.address, around.serial) : noAddress,
    relative_name: `${random.pick(background.given[relativeSex])} ${random.pick(background.last[relativeSex])}`,
    relationship,
    relative_phone: age < 17 ? phone : drawPhone(random),
  }
  return { ...drawn, ...choicesOf(drawn, { age, serial: around.serial }), ...known }
}

/** Not everybody's village was chosen from the list. */
const written = (address: Person['address'], serial: number) =>
  serial % 9 === 0 ? { ...address, area_code: '' } : address

type Chosen = Pick<Person, 'guardian_name' | 'guardian_relationship' | 'guardian_phone' | 'satusehat_access'>

/** Of a child the mother decides, who is the emergency contact; not everybody has been asked about SATUSEHAT. */
function choicesOf(
  { relative_name, relative_phone }: Pick<Person, 'relative_name' | 'relative_phone'>,
  { age, serial }: { age: number; serial: number },
): Chosen {
  const isChild = age < 17
  const asked = serial % 5 === 0 ? 'declined' : 'granted'
  return {
    guardian_name: isChild ? relative_name : '',
    guardian_relationship: isChild ? 'mother' : null,
    guardian_phone: isChild ? relative_phone : '',
    satusehat_access: serial % 3 === 0 ? 'not_asked' : asked,
  }
}

/** Draws mobile numbers with prefixes that no operator has: calls from the demonstration reach nobody. */
export const drawPhone = (random: Random) =>
  `+62${random.pick(['840', '841', '842', '843', '845', '846'])}${random.integer(10_000_000, 99_999_999)}`

/** A dental clinic sees many children and few very old people. */
const ages: readonly [Weighted<Span>, ...Weighted<Span>[]] = [
  [7, [1, 5]],
  [14, [6, 12]],
  [8, [13, 17]],
  [15, [18, 24]],
  [28, [25, 39]],
  [20, [40, 59]],
  [8, [60, 84]],
]

type Span = readonly [from: number, to: number]

function drawDateOfBirth(random: Random, today: string) {
  const [from, to] = random.draw(ages)
  return addDays(today, -Math.ceil(random.integer(from, to) * 365.25) - random.integer(1, 363))
}

function drawLife(random: Random, age: number, sex: Schema<'Sex'>) {
  const single = { marital_status: 'single' } as const
  if (age < 6) return { ...single, education_level: 'none', occupation: '' } as const
  if (age < 18) {
    const education_level = age < 13 ? 'primary' : age < 16 ? 'junior_high' : 'senior_high'
    return { ...single, education_level, occupation: 'Pelajar' } as const
  }
  if (age < 23) {
    return {
      ...single,
      education_level: 'senior_high',
      occupation: random.pick(['Mahasiswa', 'Karyawan swasta']),
    } as const
  }
  const studied = random.chance(0.55)
  const occupations = studied ? professions : trades[sex]
  return {
    marital_status: random.draw(age < 28 ? young : age < 60 ? grown : old),
    education_level: random.pick(
      studied ? ['diploma', 'bachelor', 'bachelor', 'master'] : ['junior_high', 'senior_high'],
    ),
    occupation: age < 60 ? random.pick(occupations) : random.pick(['Pensiunan', 'Wiraswasta']),
  } as const
}

const young = [
  [2, 'single'],
  [1, 'married'],
] as const
const grown = [
  [1, 'single'],
  [6, 'married'],
  [0.5, 'divorced'],
] as const
const old = [
  [2, 'married'],
  [1, 'widowed'],
] as const
const professions = [
  'Karyawan swasta',
  'Guru',
  'Perawat',
  'Akuntan',
  'Desainer grafis',
  'PNS',
  'Dosen',
  'Pengacara',
] as const
const trades = {
  female: ['Karyawan swasta', 'Ibu rumah tangga', 'Ibu rumah tangga', 'Pedagang', 'Penjahit'],
  male: ['Karyawan swasta', 'Wiraswasta', 'Pengemudi ojek daring', 'Teknisi', 'Pedagang'],
} as const

function drawRelationship(random: Random, age: number, marital_status: Person['marital_status']) {
  if (age < 17) return 'parent'
  if (marital_status === 'married') return 'spouse'
  return age < 40 ? random.pick(['parent', 'sibling']) : random.pick(['sibling', 'child'])
}

interface Birth {
  region: string
  serial: number
  sex: Schema<'Sex'>
  date_of_birth: string
}

function drawIdentity(random: Random, { age, ...birth }: Birth & { age: number }) {
  if (age < 4) {
    const mother = {
      ...birth,
      sex: 'female',
      date_of_birth: addDays(birth.date_of_birth, -random.integer(8_500, 13_500)),
    } as const
    return { identification: 'nik_mother', identity_number: identityNumber(mother), identity_reason: '' } as const
  }
  if (random.chance(0.12)) {
    const identity_reason = random.pick(
      age < 17 ? ['Belum tercatat di kartu keluarga'] : ['KTP hilang, sedang diurus', 'Tidak membawa KTP'],
    )
    return { identification: 'not_available', identity_number: '', identity_reason } as const
  }
  return { identification: 'nik', identity_number: identityNumber(birth), identity_reason: '' } as const
}

/** A NIK: six digits of a region, DDMMYY (a woman's day + 40), a serial number. */
function identityNumber({ region, serial, sex, date_of_birth }: Birth) {
  const [year = '', month = '', day = ''] = date_of_birth.split('-')
  const dayOfSex = String(Number(day) + (sex === 'female' ? 40 : 0)).padStart(2, '0')
  return `${region}${dayOfSex}${month}${year.slice(2)}${String(serial).padStart(4, '0')}`
}

const emailOf = (name: string, serial: number) =>
  `${name
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')}${serial}@mail.test`
