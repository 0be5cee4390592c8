import type { UseCase } from '../../use-case/contract'
import { changeImport } from './change-import'

/** Somebody has looked: the rows that are like patients who are there are of others, and are to be created too. */
export const includeImport: UseCase<'includeImport'> = (call) =>
  changeImport(call, {
    event: { type: 'import.include' },
    action: 'include',
    async apply({ tx, before: { id, wrong, likely } }) {
      const { company_id, clinic_id } = call.caller
      await tx
        .updateTable('import_row')
        .set({ state: 'right', problems: null, likely: false })
        .where((eb) => eb.and({ company_id, clinic_id, import_id: id, likely: true }))
        .execute()
      return { wrong: wrong - likely, likely: 0 }
    },
  })
