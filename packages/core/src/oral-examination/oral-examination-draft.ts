import { type DraftActor, draftMachine } from '../note'
import type { OralExaminationContent } from './oral-examination-content'

/** An examination while it is written: saved as the note of its visit is. */
export const oralExaminationDraftMachine = draftMachine<OralExaminationContent>()

export type ExaminationDraftActor = DraftActor<OralExaminationContent>
