import type { Schema } from '@clinic/api'
import type { Values } from '../values'
import { isPhone } from './phone'

export type MessageObstacle = 'deceased' | 'no_messages' | 'no_phone'

/** Why the clinic writes no message to a patient. */
export const messageObstacles: Values<MessageObstacle> = {
  deceased: { en: 'Has died', id: 'Sudah meninggal' },
  no_messages: { en: 'Does not want messages', id: 'Tidak mau dikirimi pesan' },
  no_phone: { en: 'No usable phone number', id: 'Tidak ada nomor HP yang dapat dipakai' },
}

type Addressee = Pick<Schema<'AppointmentPatient'>, 'phone' | 'no_messages' | 'status'>

/**
 * Returns why a patient gets no reminder, recall or greeting by message; null where they can be written to. A paper that the patient
 * asks for at the desk may be sent in any case. Who is inactive or merged may still have an appointment that has to be told of.
 */
export function messageObstacle({ phone, no_messages, status }: Addressee): MessageObstacle | null {
  if (status === 'deceased') return 'deceased'
  if (no_messages) return 'no_messages'
  return isPhone(phone) ? null : 'no_phone'
}
