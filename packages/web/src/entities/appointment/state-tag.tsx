import type { Schema } from '@clinic/api'
import { useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'
import { toneOf } from './appointment-words'

/** How far an appointment is, in a word. */
export function StateTag({ state }: { state: Schema<'AppointmentState'> }) {
  return <Tag tone={toneOf[state]}>{useTexts().appointment.states[state]()}</Tag>
}
