import type { Schema } from '@clinic/api'
import { type ArrivalProblem, arrivalProblems } from '@clinic/core/medicine-transaction'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import { holdMedicines } from '../../domain/medicine/hold-medicines'
import { moveStock } from '../../domain/medicine/move-stock'
import { transactionById } from '../../domain/medicine/transaction-rows'
import type { Call, Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import { batchOfLine } from './batch-of-line'
import { changeTransaction } from './change-transaction'

export const acceptMedicineTransaction: UseCase<'acceptMedicineTransaction'> = (call) => {
  const { arrived, reason } = call.body
  return changeTransaction(call, {
    step: 'accept',
    async apply(tx, { id, content: { lines } }) {
      refuseWrong(arrivalProblems({ arrived, reason }, lines))
      const { caller, now } = call
      await holdMedicines(
        tx,
        caller,
        lines.map(({ medicine_id }) => medicine_id),
      )
      const moves = []
      for (const [row, line] of lines.entries()) {
        const { medicine_id, quantity } = line
        const batch_id = await batchOfLine(tx, call, { line, supplier_id: null })
        await recallLike(tx, caller, { batch_id, line })
        // everything comes in, and what did not arrive goes out again: the sum of both clinics changes by that alone
        const missing = quantity - (arrived[row] ?? 0)
        moves.push({ medicine_id, batch_id, quantity })
        if (missing > 0) moves.push({ medicine_id, batch_id, quantity: -missing })
      }
      await moveStock(tx, call, { transaction_id: id, moves })
      const { today } = await clinicDay(tx, caller, now)
      const series = { table: 'medicine_transaction', kind: 'transfer_in', year: Number(today.slice(0, 4)) } as const
      return { ...(await nextDocumentNumber(tx, caller, series)), arrived: JSON.stringify(arrived), reason }
    },
    follow: (tx, { id }) => noteArrival(tx, call, id),
  })
}

/** Writes what arrived on the document of the sender, which is done by that. */
async function noteArrival(tx: Transaction, { caller, now, body }: Call<'acceptMedicineTransaction'>, id: number) {
  const { company_id, clinic_id, name: by } = caller
  const { arrived, reason } = body
  const { partner_clinic_id, partner_id } = await tx
    .selectFrom('medicine_transaction')
    .select(['partner_clinic_id', 'partner_id'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirstOrThrow()
  if (partner_clinic_id === null || partner_id === null) throw new Error(`The transfer ${id} comes from no clinic`)
  const there = { ...caller, clinic_id: partner_clinic_id }
  const before = await transactionById(tx, { caller: there, now }, partner_id)
  if (!before) throw new Error(`The transfer ${id} was never sent`)
  const at = now.toISOString()
  await tx
    .updateTable('medicine_transaction')
    .set({
      state: 'received',
      arrived: JSON.stringify(arrived),
      reason,
      stages: JSON.stringify([...before.stages, { state: 'received', by, at, reason: '' }]),
      version: before.version + 1,
      updated_at: at,
    })
    .where((eb) => eb.and({ company_id, clinic_id: partner_clinic_id, id: partner_id }))
    .execute()
  const after = await transactionById(tx, { caller: there, now }, partner_id)
  const object = 'medicine_transaction'
  recordEvent(tx, there, {
    action: 'accept',
    object,
    object_id: partner_id,
    before: { ...before },
    after: { ...after },
  })
}

interface Arrived {
  batch_id: number
  line: Schema<'MedicineTransactionLine'>
}

/** A lot that was recalled here is recalled in whatever batch it comes. */
async function recallLike(tx: Transaction, { company_id, clinic_id }: Caller, { batch_id, line }: Arrived) {
  const { medicine_id, lot } = line
  if (lot === '') return
  await sql`
    update medicine_batch set recall_reason = recalled.recall_reason, recalled_by = recalled.recalled_by,
      recalled_at = recalled.recalled_at, version = medicine_batch.version + 1
    from (
      select recall_reason, recalled_by, recalled_at from medicine_batch
      where company_id = ${company_id} and clinic_id = ${clinic_id} and medicine_id = ${medicine_id} and lot = ${lot}
        and recalled_at is not null
      order by id limit 1
    ) as recalled
    where company_id = ${company_id} and clinic_id = ${clinic_id} and id = ${batch_id}
      and medicine_batch.recalled_at is null`.execute(tx)
}

function refuseWrong(problems: Record<string, ArrivalProblem>) {
  const fields: Record<string, Sentence> = {}
  for (const [field, problem] of Object.entries(problems)) fields[field] = sentences[problem]
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
}

const sentences: Readonly<Record<ArrivalProblem, Sentence>> = {
  linesNotCounted: 'linesNotCounted',
  moreThanSent: 'moreThanSent',
  required: 'required',
  notHere: 'notHere',
  reasonUnknown: 'reasonUnknown',
}
