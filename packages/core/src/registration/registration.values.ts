import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const registrationStates: Values<Schema<'RegistrationState'>> = {
  submitted: { en: 'Waiting', id: 'Menunggu', tone: 'warning' },
  accepted: { en: 'New patient', id: 'Pasien baru', tone: 'success' },
  merged: { en: 'Merged', id: 'Digabungkan', tone: 'info' },
  rejected: { en: 'Rejected', id: 'Ditolak', tone: 'error' },
  expired: { en: 'Expired', id: 'Kedaluwarsa' },
}

export const matchReasons: Values<Schema<'MatchReason'>> = {
  identity: { en: 'Same identity number', id: 'Nomor identitas sama', tone: 'warning' },
  phone: { en: 'Same phone', id: 'Telepon sama' },
  name_and_birth: { en: 'Similar name, same date of birth', id: 'Nama mirip, tanggal lahir sama' },
}
