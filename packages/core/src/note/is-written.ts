import type { Schema } from '@clinic/api'

/** Whether anything is written in a note. */
export const isWritten = ({ subjective, objective, diagnoses, procedures, plan, control }: Schema<'NoteContent'>) => {
  const { tests, ...examined } = objective
  return (
    [tests, diagnoses, procedures].some((rows) => rows.length > 0) ||
    control !== null ||
    [subjective, examined, plan].flatMap((section) => Object.values(section)).some((text) => text.trim() !== '')
  )
}
