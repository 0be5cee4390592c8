import { importMachine, type MappingProblem, mappingProblems } from '@clinic/core/import'
import { nextState } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../use-case/contract'
import { Refusal, type Sentence } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { holdImport, importShown, told } from './import-columns'

export const mapImport: UseCase<'mapImport'> = ({ database, caller, path: { id }, body, now }) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const before = await holdImport(tx, caller, id)
    const refuse = async (sentence: Sentence) => {
      throw new Refusal(409, sentence, { current: await importShown(tx, caller, id) })
    }
    if (before.version !== body.version) await refuse('changedMeanwhile')
    const state = nextState(importMachine, before.state, { type: 'import.map' })
    if (!state) return refuse('importNotNow')
    const problems = mappingProblems(before.kind, {
      columns: body.columns,
      filled: Object.fromEntries(body.filled.map(({ field, text }) => [field, text])),
      headings: before.headings.length,
    })
    if (Object.keys(problems).length > 0) {
      const fields = Object.entries(problems).map(([field, problem]) => [field, sentences[problem]])
      throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
    }
    await tx
      .updateTable('import')
      .set({
        ...{
          columns: JSON.stringify(body.columns),
          filled: JSON.stringify(body.filled),
          state,
          checked: 0,
          wrong: 0,
          likely: 0,
        },
        ...{ version: before.version + 1, updated_at: now.toISOString() },
      })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    await tx
      .updateTable('import_row')
      .set({ state: 'waiting', key: null, problems: null, likely: false })
      .where((eb) => eb.and({ company_id, clinic_id, import_id: id }))
      .where('state', '<>', 'waiting')
      .execute()
    const after = told(await holdImport(tx, caller, id))
    recordEvent(tx, caller, { action: 'update', object: 'import', object_id: id, before: told(before), after })
    return importShown(tx, caller, id)
  })

const sentences: Record<MappingProblem, Sentence> = {
  fieldUnknown: 'unknownField',
  fieldTwice: 'fieldTwice',
  columnMissing: 'columnMissing',
  columnsMiscounted: 'columnsMiscounted',
}
