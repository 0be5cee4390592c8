import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { packageSoldMachine } from '@clinic/core/package-sold'
import type { Transaction } from '../../database/schema'
import { openShiftOf } from '../../domain/cash-shift/open-shift-of'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { creditInvoice } from '../../domain/invoice/credit-invoice'
import { givePaymentsBack } from '../../domain/invoice/give-payments-back'
import { heldInvoice } from '../../domain/invoice/held-invoice'
import { onePackage } from '../../domain/package-sold/one-package'
import { packageRows, standingOf } from '../../domain/package-sold/package-rows'
import { changeRow } from '../../use-case/change-row'
import type { Call, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const refundPackageSold: UseCase<'refundPackageSold'> = (call) => {
  const { database, caller, now, path, body } = call
  const reason = body.reason.trim()
  return changeRow(database, caller, {
    table: 'package_sold',
    id: path.id,
    read: (tx) => onePackage(tx, call, path.id),
    // the shift is held before the package and the invoice, as by every payment
    lockOwner: (tx) => openShiftOf(tx, caller),
    move: {
      to: ({ state }: Schema<'PackageSold'>) => nextState(packageSoldMachine, state, { type: 'packageSold.refund' }),
      refusal: 'packageNotNow',
    },
    version: body.version,
    async apply({ tx, before, owner: shift }) {
      const { invoice_id, settlement } = await heldRest(tx, call)
      if (settlement.refund === 0) throw new Refusal(409, 'packageNothingPaid', { current: before })
      if (body.amount !== settlement.refund)
        throw new Refusal(422, 'checkFields', { fields: { amount: 'packageRefundChanged' } })
      await givePaymentsBack(tx, call, { ...body, invoice_id, shift })
      await creditInvoice(tx, call, { invoice_id, credited: { ...settlement, rounding: 0 }, reason })
      await emptyPackage(tx, call, before)
      return { state: 'refunded' as const, reason, updated_at: now.toISOString() }
    },
    action: 'refund',
    reason: () => reason,
  })
}

/** What the rest is worth once the invoice is held: nobody pays on it meanwhile. */
async function heldRest(tx: Transaction, { caller, now, path }: Call<'refundPackageSold'>) {
  const rows = packageRows(tx, caller).where('package_sold.id', '=', path.id)
  const { invoice_id } = await rows.executeTakeFirstOrThrow()
  await heldInvoice(tx, caller, invoice_id)
  const { today } = await clinicDay(tx, caller, now)
  return { invoice_id, settlement: standingOf(await rows.executeTakeFirstOrThrow(), today).settlement }
}

/** No session is left of what was refunded. */
async function emptyPackage(tx: Transaction, call: Call<'refundPackageSold'>, { id, items }: Schema<'PackageSold'>) {
  const { company_id, clinic_id, name } = call.caller
  const { invoice_id } = await packageRows(tx, call.caller).where('package_sold.id', '=', id).executeTakeFirstOrThrow()
  await tx
    .insertInto('package_entry')
    .values(
      items
        .filter(({ left }) => left > 0)
        .map(({ product_id, left }) => ({
          company_id,
          clinic_id,
          package_sold_id: id,
          product_id,
          kind: 'refunded' as const,
          sessions: -left,
          session: null,
          invoice_id,
          invoice_line_id: null,
          at: call.now.toISOString(),
          user_name: name,
          reason: call.body.reason.trim(),
        })),
    )
    .execute()
}
