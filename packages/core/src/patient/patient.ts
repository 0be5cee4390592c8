import type { Schema } from '@clinic/api'

export type PatientInput = Schema<'PatientInput'>
/** A patient in a form: the sex is not chosen yet. */
export type PatientDraft = Omit<PatientInput, 'sex'> & { sex: PatientInput['sex'] | '' }
/** Every field by one name; those of the address stand beside the others. */
export type PatientField = Exclude<keyof PatientInput, 'address'> | keyof PatientInput['address']

export const emptyPatient: PatientDraft = {
  first_name: '',
  last_name: '',
  sex: '',
  date_of_birth: '',
  place_of_birth: '',
  email: '',
  phone: '',
  blood_type: null,
  marital_status: null,
  ethnicity: '',
  nationality: 'WNI',
  education_level: null,
  occupation: '',
  religion: null,
  identification: 'nik',
  identity_number: '',
  identity_reason: '',
  address: { street: '', province: '', city: '', district: '', village: '', postcode: '', area_code: '' },
  relative_name: '',
  relationship: null,
  relative_phone: '',
  guardian_name: '',
  guardian_relationship: null,
  guardian_phone: '',
  satusehat_access: 'not_asked',
  no_messages: false,
}

/** Whether a draft has the shape of the contract; patientProblems checks the values. */
export const isPatientInput = (patient: PatientDraft): patient is PatientInput => patient.sex !== ''

/** Many people have one name: then `last_name` is empty. */
export const displayName = (person: { first_name: string; last_name: string }) =>
  `${person.first_name} ${person.last_name}`.trim()

/** Returns what a stored patient said of themselves. */
export const patientInputOf = (stored: PatientInput): PatientInput => ({
  ...picked(stored, keysOf(emptyPatient)),
  // addresses from before there were codes have none
  address: { ...picked(stored.address, keysOf(emptyPatient.address)), area_code: stored.address.area_code ?? '' },
})

/** Returns the fields of a stored patient that the contract's input has, and no others. */
export const patientUpdateOf = (
  stored: PatientInput & Pick<Schema<'Patient'>, 'status' | 'deceased_on' | 'price_list_id' | 'version'>,
): Schema<'PatientUpdate'> => ({
  ...patientInputOf(stored),
  status: stored.status === 'merged' ? 'inactive' : stored.status,
  deceased_on: stored.deceased_on,
  price_list_id: stored.price_list_id,
  version: stored.version,
})

const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[]

const picked = <Value extends object>(value: Value, fields: readonly (keyof Value)[]) =>
  Object.fromEntries(fields.map((field) => [field, value[field]])) as Value
