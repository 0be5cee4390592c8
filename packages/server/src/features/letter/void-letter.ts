import { letterMachine } from '@clinic/core/letter'
import { nextState } from '@clinic/core/lifecycle'
import { letterOf, letterRows } from '../../domain/letter/letter-rows'
import { treatingDentist } from '../../domain/visit/refuse-practice'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'

/** It stays stored as it was signed, with its number: the next letter has another one. */
export const voidLetter: UseCase<'voidLetter'> = ({ database, caller, now, path: { id }, body }) => {
  const reason = body.reason.trim()
  const at = now.toISOString()
  return changeRow(database, caller, {
    table: 'letter',
    id,
    async read(tx) {
      const doctor_id = await treatingDentist(tx, caller)
      const row = await letterRows(tx, caller)
        .where('letter.id', '=', id)
        .where('letter.doctor_id', '=', doctor_id)
        .executeTakeFirst()
      return row && letterOf(caller, row)
    },
    move: { to: ({ state }) => nextState(letterMachine, state, { type: 'letter.void' }), refusal: 'letterNotNow' },
    version: body.version,
    apply: async ({ state }) => ({ state, void_reason: reason, voided_by: caller.name, voided_at: at, updated_at: at }),
    action: 'void',
    reason: () => reason,
  })
}
