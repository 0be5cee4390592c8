import type { Schema } from '@clinic/api'
import { appointmentStates } from '@clinic/core/appointment'
import { ValueTag } from '../../platform/texts/value-tag'

/** How far an appointment is, in a word. */
export function StateTag({ state }: { state: Schema<'AppointmentState'> }) {
  return <ValueTag of={appointmentStates} value={state} />
}
