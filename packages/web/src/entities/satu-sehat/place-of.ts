import type { Schema } from '@clinic/api'
import { operationRoles, type RoleName } from '@clinic/core/access'
import { fieldAddress } from '../../platform/record/field-address'
import type { SatuSehatVisit } from './satu-sehat-query'

export interface Place {
  href: string
  /** Who may change something there. */
  roles: readonly RoleName[]
}

interface Mended {
  fixer: Schema<'SatuSehatRejection'>['fixer']
  /** The id of a record where it may be one of several. */
  id: number | null
  /** The field that is missing, or the element that was refused. */
  field: string
}

/** Returns where something about a visit is mended, if there is such a place: the very field where its form has one. */
export function placeOf(visit: SatuSehatVisit, mended: Mended): Place | null {
  const { patient, doctor_id, doctor_employment, room_id } = visit
  if (mended.fixer === 'patient')
    return { href: formOf(`/clinic/patient/${patient.id}/edit`, mended), roles: operationRoles.updatePatient }
  if (mended.fixer === 'visit')
    return { href: `/clinic/patient/${patient.id}/visit?visit=${visit.id}`, roles: operationRoles.getSatuSehatVisit }
  const ofVisit = { doctor: doctor_id, room: room_id, medicine: null, clinic: null, system: null }
  return placeOfClinic({ ...mended, id: mended.id ?? ofVisit[mended.fixer] }, doctor_employment)
}

/** Returns where something of the clinic is mended, whatever the visit. */
export function placeOfClinic(mended: Mended, employment: SatuSehatVisit['doctor_employment'] | null): Place | null {
  // without an id the list, where the record is looked for
  const master = (base: string) =>
    mended.id === null ? `/clinic/${base}` : formOf(`/clinic/${base}/${mended.id}`, mended)
  switch (mended.fixer) {
    case 'doctor':
      return employment === 'external'
        ? { href: master('doctor-external'), roles: operationRoles.updateDoctorExternal }
        : { href: master('doctor'), roles: operationRoles.updateDoctor }
    case 'room':
      return { href: master('room'), roles: operationRoles.updateRoom }
    case 'medicine':
      return { href: master('company-medicine'), roles: operationRoles.updateCompanyMedicine }
    case 'clinic':
      return { href: '/clinic/information', roles: operationRoles.updateInformation }
    default:
      return null
  }
}

function formOf(href: string, { fixer, field }: Mended) {
  const input = inputOf[field] ?? field
  return inputsOf[fixer].includes(input) ? fieldAddress(href, input) : href
}

/** The inputs of forms that something is mended in. A room has none: it is registered, not entered. */
const inputsOf: Readonly<Record<Mended['fixer'], readonly string[]>> = {
  patient: [
    'identification',
    'identity_number',
    'first_name',
    'sex',
    'date_of_birth',
    'street',
    'province',
    'city',
    'district',
    'village',
    'area_code',
  ],
  doctor: ['nik', 'sip_number'],
  room: [],
  medicine: ['kfa_code'],
  visit: [],
  clinic: [],
  system: [],
}

/** The input that mends an element of FHIR. */
const inputOf: Readonly<Partial<Record<string, string>>> = {
  'Patient.identifier': 'identity_number',
  'Patient.name.text': 'first_name',
  'Patient.gender': 'sex',
  'Patient.birthDate': 'date_of_birth',
  'Patient.address': 'street',
  'Medication.code': 'kfa_code',
  'Encounter.participant.individual': 'nik',
  'AllergyIntolerance.recorder': 'nik',
  'Observation.performer': 'nik',
  'PractitionerRole.identifier.system': 'sip_number',
}
