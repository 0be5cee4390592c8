import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { dictationRows } from './dictation-rows'

/** The drafts of a visit on which its dentist has not decided. */
export const unresolvedDictations = (tx: Transaction, caller: Caller, visit_id: number) =>
  dictationRows(tx, caller).where('visit_id', '=', visit_id).where('state', '=', 'dictated').execute()
