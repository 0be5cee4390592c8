import type { UseCase } from '../../use-case/contract'
import { changeImport } from './change-import'

/** Confirms that rows similar to existing patients are other people: they are to be created too. */
export const includeImport: UseCase<'includeImport'> = (call) =>
  changeImport(call, {
    event: { type: 'import.include' },
    action: 'include',
    async apply({ tx, before: { id, invalid_count, likely_duplicate_count } }) {
      const { company_id, clinic_id } = call.caller
      await tx
        .updateTable('import_row')
        .set({ state: 'valid', problems: null, is_likely_duplicate: false })
        .where((eb) => eb.and({ company_id, clinic_id, import_id: id, is_likely_duplicate: true }))
        .execute()
      return { invalid_count: invalid_count - likely_duplicate_count, likely_duplicate_count: 0 }
    },
  })
