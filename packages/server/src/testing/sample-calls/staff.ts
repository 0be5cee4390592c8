import type { Schema } from '@clinic/api'
import { masterSamples } from '../master-samples'
import { nik } from './doctor'

const oneStaff = (): Schema<'StaffInput'> => ({
  name: 'Satu',
  nik: nik(),
  position: 'dental_nurse',
  str_number: '',
  str_valid_until: null,
  sip_number: '',
  sip_valid_until: null,
  skills: ['four_handed'],
  doctor_id: null,
  phone: '',
  email: '',
  status: 'active',
})

export const { calls, add: addStaff } = masterSamples('Staff', {
  table: 'staff',
  input: oneStaff,
  changed: { name: 'Dua' },
})
