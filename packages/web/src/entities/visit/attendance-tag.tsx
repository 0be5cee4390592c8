import type { Schema } from '@clinic/api'
import { visitStates } from '@clinic/core/visit'
import { ValueTag } from '../../platform/texts/value-tag'
import { StateTag } from '../appointment/state-tag'

interface AttendanceTagProps {
  state: Schema<'Appointment'>['state']
  /** The visit of the appointment, where the board of today has it. */
  visit: Schema<'VisitCard'> | undefined
}

/** How far a patient is: by their visit once they are here, by their appointment before. */
export const AttendanceTag = ({ state, visit }: AttendanceTagProps) =>
  visit ? <ValueTag of={visitStates} value={visit.state} /> : <StateTag state={state} />
