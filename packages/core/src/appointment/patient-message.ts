import type { Schema } from '@clinic/api'

export type PatientMessage = 'planned' | 'moved' | 'violatesPlan' | 'cancelled' | 'missed' | 'greeting'

type Appointment = Pick<Schema<'Appointment'>, 'state' | 'violated_rules' | 'starts_at' | 'moved_from'>

/** Returns the message to send about an appointment, by its state. A patient who has arrived is only greeted. */
export function patientMessage({ state, violated_rules, starts_at, moved_from }: Appointment): PatientMessage {
  if (state === 'cancelled') return 'cancelled'
  if (state === 'no_show') return 'missed'
  if (state === 'arrived') return 'greeting'
  if (violated_rules.length > 0) return 'violatesPlan'
  return moved_from && Date.parse(moved_from.starts_at) !== Date.parse(starts_at) ? 'moved' : 'planned'
}
