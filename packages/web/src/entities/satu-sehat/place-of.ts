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
export function placeOf(visit: SatuSehatVisit, { fixer, id, field }: Mended): Place | null {
  const input = inputOf[field] ?? field
  const form = (href: string) => (inputsOf[fixer].includes(input) ? fieldAddress(href, input) : href)
  // without an id the list, where the record is looked for
  const master = (base: string, row: number | null) =>
    row === null ? `/clinic/${base}` : form(`/clinic/${base}/${row}`)
  const { patient, room_id } = visit
  const doctor_id = id ?? visit.doctor_id
  const places: Record<Mended['fixer'], Place | null> = {
    patient: { href: form(`/clinic/patient/${patient.id}/edit`), roles: operationRoles.updatePatient },
    doctor:
      visit.doctor_employment === 'external'
        ? { href: master('doctor-external', doctor_id), roles: operationRoles.updateDoctorExternal }
        : { href: master('doctor', doctor_id), roles: operationRoles.updateDoctor },
    room: { href: master('room', id ?? room_id), roles: operationRoles.updateRoom },
    medicine: { href: master('company-medicine', id), roles: operationRoles.updateCompanyMedicine },
    visit: { href: `/clinic/patient/${patient.id}/visit?visit=${visit.id}`, roles: operationRoles.getSatuSehatVisit },
    clinic: { href: '/clinic/information', roles: operationRoles.updateInformation },
    system: null,
  }
  return places[fixer]
}

/** The inputs of forms that something is mended in. A room has none: it is registered with its first visit. */
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
