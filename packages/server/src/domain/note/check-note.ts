import type { Schema } from '@clinic/api'
import { icd9cm, icd10 } from '@clinic/core/terminology'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import { placeProblems } from '../product/place-problems'
import { consentIdProblems } from '../treatment-consent/named-consents'
import { planItemProblems } from '../treatment-plan/plan-item-problems'
import { numbersTwice } from '../visit/numbers-twice'

type Content = Schema<'NoteContent'>
type Found = [field: string, problem: Sentence]

/**
 * Refuses what there is not: codes, surfaces, services and people. A draft may be as incomplete as it is; who or what became
 * inactive since it was written stays in it.
 */
export async function checkNote(
  tx: Transaction,
  caller: Caller,
  { content, before, visit }: { content: Content; before: Content | null; visit: Schema<'Visit'> },
) {
  const { procedures } = content
  const known = before?.procedures ?? []
  const found = [
    ...numbersTwice('objective.tests', content.objective.tests),
    ...numbersTwice('diagnoses', content.diagnoses),
    ...numbersTwice('procedures', content.procedures),
    ...content.diagnoses.flatMap(({ code }, row): Found[] =>
      code === '' || codes.has(code) ? [] : [[`diagnoses.${row}.code`, 'notOffered']],
    ),
    ...content.procedures.flatMap(({ icd9cm: code = '' }, row): Found[] =>
      code === '' || procedureCodes.has(code) ? [] : [[`procedures.${row}.icd9cm`, 'icd9cmUnknown']],
    ),
    ...(await notThere(tx, caller, { content, before })),
    ...(await placeProblems(tx, caller, { rows: procedures, before: known })).map(
      ([field, problem]): Found => [`procedures.${field}`, problem],
    ),
    ...(await consentIdProblems(tx, caller, procedures)),
    ...(await planItemProblems(tx, caller, { procedures, before: known, visit })),
  ]
  if (found.length === 0) return
  const fields = Object.fromEntries(found.map(([field, problem]) => [`content.${field}`, problem]))
  throw new Refusal(422, 'checkFields', { fields })
}

const codes = new Set(icd10.map(({ code }) => code))
const procedureCodes = new Set(icd9cm.map(({ code }) => code))

/** What a procedure names, and what is said of one that is no more. */
const named = [
  ['product_id', 'product', 'productUnknown', 'productInactive'],
  ['doctor_id', 'doctor', 'notOffered', 'doctorInactive'],
  ['staff_id', 'staff', 'notOffered', 'staffInactive'],
] as const

async function notThere(
  tx: Transaction,
  caller: Caller,
  { content, before }: { content: Content; before: Content | null },
): Promise<Found[]> {
  const newIds = (field: (typeof named)[number][0]) => {
    const known = new Set(before?.procedures.map((procedure) => procedure[field]))
    return content.procedures.map((procedure) => procedure[field]).filter((id) => id !== null && !known.has(id))
  }
  const ids = { staff: newIds('staff_id'), doctor: newIds('doctor_id'), product: newIds('product_id') }
  if (Object.values(ids).every((each) => each.length === 0)) return []
  const held = await lockStatus(tx, caller, ids)
  return content.procedures.flatMap((procedure, row) =>
    named.flatMap(([field, table, unknown, inactive]): Found[] => {
      const id = procedure[field]
      if (id === null || !ids[table].includes(id)) return []
      const status = held[table].get(id)
      if (status === undefined) return [[`procedures.${row}.${field}`, unknown]]
      return status === 'inactive' ? [[`procedures.${row}.${field}`, inactive]] : []
    }),
  )
}
