import { sql } from 'kysely'
import { hashToken } from '../../domain/account/open-session'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { countOpening } from './count-opening'
import { publicClinic } from './public-clinic'
import { publicInvoice } from './public-invoice'
import { publicPayment } from './public-payment'

/**
 * For everybody with the link. One statement looks for the link and counts the reading: it does the same for a secret that nobody
 * has, one that was revoked and one that is over.
 */
export const showReceipt: UseCase<'showReceipt'> = async ({ body: { token }, caller, database, now }) => {
  await countOpening(database, caller.ip, now)
  const link = await database
    .updateTable('receipt_link')
    .set({ openings: sql<number>`openings + 1`, last_opened_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['company_id', 'clinic_id', 'invoice_id', 'payment_id', 'expires_at'])
    .executeTakeFirst()
  if (!link) throw new Refusal(404, 'receiptLinkEnded')

  const { invoice_id, payment_id, expires_at, ...tenant } = link
  const { time_zone, ...clinic } = await publicClinic(database, tenant)
  const paper =
    payment_id === null
      ? await publicInvoice(database, tenant, invoice_id ?? 0)
      : await publicPayment(database, tenant, { id: payment_id, time_zone })
  return { ...paper, clinic, time_zone, now: now.toISOString(), expires_at }
}
