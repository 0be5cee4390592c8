import type { Schema } from '@clinic/api'
import { masterSamples } from '../master-samples'
import { oneDoctor } from './doctor'

const oneDoctorExternal = (): Schema<'DoctorExternalInput'> => ({
  ...oneDoctor(),
  engagement: 'visiting',
  institution: 'RSGM',
  agreement_number: 'PKS-1',
  agreement_from: null,
  agreement_until: null,
  bank_name: '',
  bank_account: '',
  bank_holder: '',
})

export const { calls, add: addDoctorExternal } = masterSamples('DoctorExternal', {
  table: 'doctor',
  input: oneDoctorExternal,
  changed: { name: 'Dua' },
  fixed: { employment: 'external' },
})
