import { type MappingProblem, mappingProblems } from '@clinic/core/import'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import { changeImport } from './change-import'

export const mapImport: UseCase<'mapImport'> = (call) => {
  const { caller, body } = call
  return changeImport(call, {
    event: { type: 'import.map' },
    action: 'update',
    version: body.version,
    async apply({ tx, before }) {
      const problems = mappingProblems(before.kind, {
        columns: body.columns,
        defaultValues: Object.fromEntries(body.default_values.map(({ field, text }) => [field, text])),
        headings: before.headings.length,
      })
      if (Object.keys(problems).length > 0) {
        const fields = Object.entries(problems).map(([field, problem]) => [field, sentences[problem]])
        throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
      }
      const { company_id, clinic_id } = caller
      await tx
        .updateTable('import_row')
        .set({ state: 'waiting', key: null, problems: null, is_likely_duplicate: false })
        .where((eb) => eb.and({ company_id, clinic_id, import_id: before.id }))
        .where('state', '<>', 'waiting')
        .execute()
      return {
        columns: JSON.stringify(body.columns),
        default_values: JSON.stringify(body.default_values),
        checked_count: 0,
        invalid_count: 0,
        likely_duplicate_count: 0,
      }
    },
  })
}

const sentences: Record<MappingProblem, Sentence> = {
  fieldUnknown: 'unknownField',
  fieldTwice: 'fieldTwice',
  wholeBesidePart: 'wholeBesidePart',
  columnMissing: 'columnMissing',
  columnsMiscounted: 'columnsMiscounted',
}
