import type { Schema } from '@clinic/api'
import { activeStatuses } from '../active.values'
import type { Values } from '../values'

export const roomStatuses: Values<Schema<'RoomStatus'>> = activeStatuses

export const roomTypes: Values<Schema<'RoomType'>> = {
  treatment: { en: 'Treatment', id: 'Ruang tindakan' },
  sterilisation: { en: 'Sterilisation', id: 'Ruang sterilisasi' },
  radiology: { en: 'Radiology', id: 'Radiologi' },
  consultation: { en: 'Consultation', id: 'Konsultasi' },
  waiting: { en: 'Waiting room', id: 'Ruang tunggu' },
  cashier: { en: 'Cashier', id: 'Kasir' },
  pharmacy: { en: 'Pharmacy', id: 'Farmasi' },
}

export const roomStates: Values<Schema<'RoomState'>> = {
  active: { en: 'Active', id: 'Aktif' },
  maintenance: { en: 'In maintenance', id: 'Perawatan', tone: 'warning' },
  inactive: { en: 'Inactive', id: 'Tidak aktif' },
}

export const roomMaintenanceStates: Values<Schema<'RoomMaintenanceState'>> = {
  planned: { en: 'Planned', id: 'Terjadwal', tone: 'info' },
  running: { en: 'Now', id: 'Sekarang', tone: 'warning' },
  past: { en: 'Over', id: 'Selesai' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}
