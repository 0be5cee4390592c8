import type { Schema } from '@clinic/api'

export type NoteSection = 's' | 'o' | 'a' | 'p'

/** Whether something is written in each part of a note. */
export function sectionsWritten(content: Schema<'NoteContent'>): Readonly<Record<NoteSection, boolean>> {
  const { subjective, objective, diagnoses, procedures, plan, control } = content
  return {
    s: subjective.chief_complaint.trim() !== '',
    o: objective.tests.length > 0 || isWritten(objective.extra_oral, objective.intra_oral),
    a: diagnoses.length > 0,
    p: procedures.length > 0 || control !== null || isWritten(plan.plan, plan.instructions, plan.referral),
  }
}

const isWritten = (...texts: string[]) => texts.some((text) => text.trim() !== '')
