import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { movePackage, sessionsLeft } from './move-package'

interface Voided {
  invoice: Schema<'Invoice'>
  reason: string
}

/** Takes back what an invoice that becomes void did with packages, which the caller holds: those it sold are void, sessions it used are given back. */
export async function takeBackPackages(tx: Transaction, context: RequestContext, voided: Voided) {
  await takeBackSold(tx, context, voided)
  await giveBackUsed(tx, context, voided)
}

async function takeBackSold(tx: Transaction, context: RequestContext, { invoice, reason }: Voided) {
  const { caller, now } = context
  const { company_id, clinic_id, name } = caller
  const sold = await tx
    .selectFrom('package_sold')
    .select(['id'])
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id: invoice.id }))
    .orderBy('id')
    .execute()
  for (const { id } of sold) {
    const items = await tx
      .selectFrom('package_sold_item')
      .select(['product_id', 'sessions'])
      .where((eb) => eb.and({ company_id, clinic_id, package_sold_id: id }))
      .execute()
    const left = await sessionsLeft(tx, caller, id)
    if (items.some(({ product_id, sessions }) => left.get(product_id) !== sessions))
      throw new Refusal(409, 'invoicePackageUsed', { current: invoice })
    if (!(await movePackage(tx, context, { id, event: { type: 'packageSold.void' }, reason })))
      throw new Refusal(409, 'invoicePackageUsed', { current: invoice })
    await tx
      .insertInto('package_entry')
      .values(
        items.map(({ product_id, sessions }) => ({
          company_id,
          clinic_id,
          package_sold_id: id,
          product_id,
          kind: 'void' as const,
          sessions: -sessions,
          session: null,
          invoice_id: invoice.id,
          invoice_line_id: null,
          at: now.toISOString(),
          user_name: name,
          reason,
        })),
      )
      .execute()
  }
}

async function giveBackUsed(tx: Transaction, context: RequestContext, { invoice, reason }: Voided) {
  const { caller, now } = context
  const { company_id, clinic_id, name } = caller
  const used = await tx
    .selectFrom('package_entry')
    .select(['package_sold_id', 'product_id', 'sessions', 'invoice_line_id'])
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id: invoice.id, kind: 'used' }))
    .orderBy('id')
    .execute()
  for (const { package_sold_id: id, sessions, ...entry } of used) {
    if (!(await movePackage(tx, context, { id, event: { type: 'packageSold.giveBack' } })))
      throw new Refusal(409, 'invoicePackageRefunded', { current: invoice })
    await tx
      .insertInto('package_entry')
      .values({
        ...entry,
        company_id,
        clinic_id,
        package_sold_id: id,
        kind: 'given_back',
        sessions: -sessions,
        session: null,
        invoice_id: invoice.id,
        at: now.toISOString(),
        user_name: name,
        reason,
      })
      .execute()
  }
}
