import type { Schema } from '@clinic/api'
import { dateIn } from '../../platform/time/date-in'
import { storedTimes } from '../../testing/master-stories'

const inDays = (days: number) => dateIn(undefined, Date.now() + days * 86_400_000)

const payor: Schema<'Payor'> = {
  id: 1,
  name: 'Asuransi Sentosa Jiwa',
  code: 'ASJ-01',
  type: 'insurer',
  contact_person: 'Larasati Wibowo',
  phone: '+622155550123',
  email: 'klaim@sentosa.test',
  address: 'Jl. Jenderal Sudirman Kav. 25, Jakarta Selatan 12920',
  billing_address: '',
  npwp: '013456789012000',
  terms_days: 30,
  contract_number: 'PKS/2026/0017',
  contract_from: inDays(-200),
  contract_until: inDays(165),
  price_list_id: null,
  claim_documents: ['claim_form', 'medical_resume', 'receipt'],
  note: 'Klaim dikirim lewat kurir setiap Jumat.',
  status: 'active',
  version: 1,
  ...storedTimes,
}

export const sentosa = payor
export const ending = { ...payor, id: 2, name: 'PT Baja Nusantara', code: 'BAJA', contract_until: inDays(40) }
export const expired = { ...payor, id: 3, name: 'TPA Medika Link', code: 'TPA-ML', contract_until: inDays(-12) }
export const upcoming = { ...payor, id: 4, name: 'BPJS Kesehatan', code: 'BPJS', contract_from: inDays(9) }
export const personal: Schema<'Payor'> = {
  ...payor,
  id: 5,
  name: 'Umum',
  code: 'UMUM',
  type: 'personal',
  contact_person: '',
  phone: '',
  contract_number: '',
  contract_from: null,
  contract_until: null,
  status: 'inactive',
}
