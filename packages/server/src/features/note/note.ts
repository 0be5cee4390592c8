import type { UseCases } from '../../use-case/contract'
import { addNoteAddendum } from './add-note-addendum'
import { getVisitNote } from './get-visit-note'
import { listPerformer } from './list-performer'
import { writeVisitNote } from './write-visit-note'

export const noteUseCases: UseCases<'getVisitNote' | 'writeVisitNote' | 'addNoteAddendum' | 'listPerformer'> = {
  getVisitNote,
  writeVisitNote,
  addNoteAddendum,
  listPerformer,
}
