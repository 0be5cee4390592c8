import type { Schema } from '@clinic/api'
import type { StoredBatch } from '@clinic/core/dispensing'
import { usageProblems } from '@clinic/core/usage'
import { batchesOf } from '../../domain/medicine/batches-of'
import { holdMedicines } from '../../domain/medicine/hold-medicines'
import { takeUsed } from '../../domain/usage/take-used'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeUsage } from './change-usage'

/** The medicines are held before their batches are read: of two documents of one batch the second finds what the first left. */
export const postUsage: UseCase<'postUsage'> = (call) =>
  changeUsage(call, {
    event: { type: 'usage.post' },
    action: 'post',
    async apply(tx, { id, lines }) {
      const { lines: wanted } = call.body
      refuseProblems(wanted, lines)
      const ids = wanted.map(({ medicine_id }) => medicine_id)
      await holdMedicines(tx, call.caller, ids)
      const batches = await batchesOf(tx, call, ids)
      refuseProblems(wanted, lines, batches)
      return takeUsed(tx, call, { transaction_id: id, wanted, batches })
    },
  })

type Wanted = Schema<'UsageInput'>['lines']
type Lines = Schema<'Usage'>['lines']

/** Without batches only the materials are looked at: what is not proposed may not even be one of the company, and is not held. */
function refuseProblems(wanted: Wanted, lines: Lines, batches?: readonly StoredBatch[]) {
  const problems = [...usageProblems(wanted, lines, batches ?? [])].filter(
    ([, { code }]) => batches !== undefined || code !== 'notEnoughMaterial',
  )
  if (problems.length === 0) return
  const fields = problems.map(([row, { code, most }]) => {
    const name = lines.find(({ medicine_id }) => medicine_id === wanted[row]?.medicine_id)?.name ?? ''
    return [`lines.${row}.quantity`, { sentence: code, values: { name, most } }]
  })
  throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
}
