import { receiptLinkDays } from '@clinic/core/invoice'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { linkToken } from '../../domain/account/link-token'
import { hashToken } from '../../domain/account/open-session'
import type { RequestContext, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { latestLink, type Paper, paidInvoice, receiptLinkRows, type Tenant } from './receipt-link-rows'

export const createInvoiceLink: UseCase<'createInvoiceLink'> = ({ database, caller, now, path: { id } }) =>
  transaction(database, async (tx) => {
    const invoice = await heldInvoice(tx, caller, id)
    if (invoice.number === null) throw new Refusal(409, 'receiptLinkOfDraft')
    return makeLink(tx, { caller, now }, { invoice_id: id, payment_id: null })
  })

export const createPaymentLink: UseCase<'createPaymentLink'> = ({ database, caller, now, path: { id } }) =>
  transaction(database, async (tx) => {
    const paid = await paidInvoice(tx, caller, id)
    if (!paid) throw new Refusal(404, 'notFound')
    await heldInvoice(tx, caller, paid.invoice_id)
    return makeLink(tx, { caller, now }, { invoice_id: null, payment_id: id })
  })

/** Of two who make a link at once, the second finds that of the first. A payment is never locked: nothing may change it. */
async function heldInvoice(tx: Transaction, { company_id, clinic_id }: Tenant, id: number) {
  const invoice = await tx
    .selectFrom('invoice')
    .select('number')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .executeTakeFirst()
  if (!invoice) throw new Refusal(404, 'notFound')
  return invoice
}

const day = 24 * 3_600_000

/** The token cannot be derived from what is stored: nobody can show it again. */
async function makeLink(tx: Transaction, { caller, now }: RequestContext, paper: Paper) {
  const { company_id, clinic_id } = caller
  const latest = await latestLink(tx, caller, paper)
  if (latest && latest.revoked_at === null && latest.expires_at > now.toISOString())
    throw new Refusal(409, 'receiptLinkThere')
  const token = linkToken()
  const { id } = await tx
    .insertInto('receipt_link')
    .values({
      company_id,
      clinic_id,
      ...paper,
      token_hash: hashToken(token),
      created_at: now.toISOString(),
      created_by: caller.name,
      expires_at: new Date(now.getTime() + receiptLinkDays * day).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const link = await receiptLinkRows(tx, caller).where('id', '=', id).executeTakeFirstOrThrow()
  recordEvent(tx, caller, { action: 'create', object: 'receipt_link', object_id: id, after: { ...paper, ...link } })
  return { link, token }
}
