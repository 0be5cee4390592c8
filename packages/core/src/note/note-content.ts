import type { Schema } from '@clinic/api'

/** A note in which nothing is written yet. */
export const emptyNoteContent: Schema<'NoteContent'> = {
  subjective: { chief_complaint: '', history: '', medical_history: '', habits: '' },
  objective: { extra_oral: '', intra_oral: '', tests: [] },
  diagnoses: [],
  procedures: [],
  plan: { plan: '', instructions: '', referral: '' },
  control: null,
}
