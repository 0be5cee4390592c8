import type { Schema } from '@clinic/api'

const times = { created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }

export const rooms = [
  { id: 4, name: 'Ruang Tindakan 1' },
  { id: 5, name: 'Ruang Tindakan 2' },
]

export const andi: Schema<'Doctor'> = {
  id: 1,
  name: 'Andi Pratama',
  name_prefix: 'drg.',
  name_suffix: '',
  display_name: 'drg. Andi Pratama',
  nik: '3171065705900001',
  specialty: 'general',
  phone: '+6281234567890',
  email: 'andi@klinikkenari.test',
  str_number: '31 1 1 100 2 18 123456',
  str_valid_until: null,
  sip_number: '446/SIP-DRG/0712/2023',
  sip_valid_until: '2028-03-12',
  licence: 'valid',
  color: 'blue',
  room_id: 4,
  room_name: 'Ruang Tindakan 1',
  duration_minutes: 30,
  status: 'active',
  photo: null,
  version: 1,
  ...times,
}

export const maya: Schema<'Doctor'> = {
  ...andi,
  id: 2,
  name: 'Maya Kusumadewi Hadiningrat',
  name_suffix: 'Sp.KG, M.Kes',
  specialty: 'conservation',
  display_name: 'drg. Maya Kusumadewi Hadiningrat, Sp.KG, M.Kes',
  sip_valid_until: '2026-12-30',
  licence: 'expiring',
  color: 'pink',
  room_id: null,
  room_name: null,
}

export const sukarno: Schema<'Doctor'> = {
  ...andi,
  id: 3,
  name: 'Sukarno',
  display_name: 'drg. Sukarno',
  sip_valid_until: '2026-10-01',
  licence: 'expired',
  status: 'on_leave',
  color: 'green',
}
