import { creditNoteRows } from '../../domain/credit-note/credit-note-rows'
import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { createCreditNote } from './create-credit-note'

export const creditNoteUseCases: UseCases<'createCreditNote' | 'getCreditNote'> = {
  createCreditNote,
  async getCreditNote({ database, caller, path }) {
    const note = await creditNoteRows(database, caller).where('credit_note.id', '=', path.id).executeTakeFirst()
    if (!note) throw new Refusal(404, 'notFound')
    return note
  },
}
