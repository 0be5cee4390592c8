import { draftMachine } from '../note'
import type { PrescriptionContent } from './prescription-content'

/** A prescription while it is written: saved as the note of its visit is. */
export const prescriptionDraftMachine = draftMachine<PrescriptionContent>()
