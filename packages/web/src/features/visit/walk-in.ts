import type { Schema } from '@clinic/api'
import type { FoundOption } from '../../ui/field/combobox-field'

/** Somebody without appointment, while it is typed. */
export interface WalkIn {
  patient_id: string
  patient: FoundOption | null
  origin: Schema<'VisitInput'>['origin']
  reason: Schema<'AppointmentReason'>
  identity: Schema<'VisitIdentity'>
  doctor_id: string
  room_id: string
  note: string
}

export const emptyWalkIn: WalkIn = {
  patient_id: '',
  patient: null,
  origin: 'walk_in',
  reason: 'pain',
  identity: 'read_back',
  doctor_id: '',
  room_id: '',
  note: '',
}

export const walkInOnWire = ({ patient, ...walkIn }: WalkIn): Schema<'VisitInput'> => ({
  ...walkIn,
  patient_id: Number(walkIn.patient_id),
  doctor_id: idOf(walkIn.doctor_id),
  staff_id: null,
  room_id: idOf(walkIn.room_id),
  note: walkIn.note.trim(),
})

const idOf = (chosen: string) => (chosen === '' ? null : Number(chosen))
