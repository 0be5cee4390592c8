import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const payorPaymentStates: Values<Schema<'PayorPaymentState'>> = {
  recorded: { en: 'Recorded', id: 'Tercatat', tone: 'success' },
  void: { en: 'Void', id: 'Batal' },
}
