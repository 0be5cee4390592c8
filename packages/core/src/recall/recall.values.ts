import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const recallStates: Values<Schema<'RecallState'>> = {
  due: { en: 'To be called', id: 'Perlu dihubungi', tone: 'warning' },
  contacted: { en: 'Called', id: 'Sudah dihubungi', tone: 'info' },
  booked: { en: 'Booked', id: 'Sudah ada janji', tone: 'success' },
  declined: { en: 'Does not want to come', id: 'Tidak bersedia' },
  unreachable: { en: 'Cannot be reached', id: 'Tidak terhubung', tone: 'error' },
}

export const recallReasons: Values<Schema<'RecallReason'>> = {
  control: { en: 'Control', id: 'Kontrol' },
  check_up: { en: 'Check-up', id: 'Periksa berkala' },
}

export const recallChannels: Values<Schema<'RecallChannel'>> = {
  phone: { en: 'Phone', id: 'Telepon' },
  whatsapp: { en: 'WhatsApp', id: 'WhatsApp' },
}

/** In the order in which a desk offers them. */
export const recallOutcomes: Values<Schema<'RecallOutcome'>> = {
  promised: { en: 'Will come, not booked yet', id: 'Bersedia, belum dijadwalkan' },
  no_answer: { en: 'No answer', id: 'Tidak diangkat' },
  declined: { en: 'Does not want to come', id: 'Tidak bersedia' },
  wrong_number: { en: 'Wrong number', id: 'Salah nomor' },
}
