import type { Schema } from '@clinic/api'

/** The columns of a visit that propose a control to the desk. */
export const controlOf = ({ control }: Schema<'NoteContent'>) => ({
  control_on: control?.on ?? null,
  control_reason: control?.reason.trim() ?? '',
})
