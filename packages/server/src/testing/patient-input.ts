import type { Schema } from '@clinic/api'

/** Returns a complete patient input for a test. */
export const patientInput = (overrides: Partial<Schema<'PatientInput'>> = {}): Schema<'PatientInput'> => ({
  first_name: 'Dewi',
  last_name: 'Lestari',
  sex: 'female',
  date_of_birth: '1990-05-17',
  place_of_birth: 'Surakarta',
  email: 'dewi@mail.test',
  phone: '+6281234567890',
  blood_type: 'O',
  marital_status: 'married',
  ethnicity: 'Jawa',
  nationality: 'WNI',
  education_level: 'bachelor',
  occupation: 'Guru',
  religion: 'islam',
  identification: 'nik',
  identity_number: '3171065705900001',
  identity_reason: '',
  address: {
    street: 'Jl. Kenanga No. 8, RT 003/RW 002',
    province: 'DKI Jakarta',
    city: 'Jakarta Pusat',
    district: 'Menteng',
    village: 'Cikini',
    postcode: '10330',
    area_code: '3171061003',
  },
  relative_name: 'Bambang Lestari',
  relationship: 'spouse',
  relative_phone: '+6281298765432',
  guardian_name: '',
  guardian_relationship: null,
  guardian_phone: '',
  satusehat_access: 'not_asked',
  no_messages: false,
  ...overrides,
})

/** Without papers, so that there can be many. */
export const otherPatientInput = (overrides: Partial<Schema<'PatientInput'>> = {}) =>
  patientInput({
    identification: 'not_available',
    identity_number: '',
    identity_reason: 'Tidak membawa KTP',
    ...overrides,
  })

/** What a request to change a patient says: all but what the server alone decides. Of a merged patient it is refused. */
export const patientUpdateOf = ({
  id,
  record_number,
  photo,
  merged_into,
  former_record_numbers,
  created_at,
  updated_at,
  ...update
}: Schema<'Patient'>) => update as Schema<'PatientUpdate'>
