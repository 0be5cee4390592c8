import { receiptLinkDays } from '@clinic/core/invoice'
import { linkToken } from '../../../domain/account/link-token'
import { hashToken } from '../../../domain/account/open-session'
import type { SampleCalls, World } from '../../sample-world'
import { addInvoice } from './invoice'

export const calls = {
  getInvoiceLink: async (world) => ({ path: { id: (await addReceiptLink(world)).invoice_id } }),
  createInvoiceLink: async (world) => ({ path: { id: (await addInvoice(world, { state: 'issued' })).id } }),
  getPaymentLink: async (world) => ({ path: { id: await addPayment(world) } }),
  createPaymentLink: async (world) => ({ path: { id: await addPayment(world) } }),
  revokeReceiptLink: async (world) => ({ path: { id: (await addReceiptLink(world)).id } }),
  showReceipt: async (world) => ({ body: { token: (await addReceiptLink(world)).token } }),
} satisfies Partial<SampleCalls>

const addPayment = async (world: World) => (await addInvoice(world, { state: 'paid' })).payments[0]?.id ?? 0

const day = 24 * 3_600_000

/** A valid link of an issued invoice. */
async function addReceiptLink(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: invoice_id } = await addInvoice(world, { state: 'issued' })
  const token = linkToken()
  const { id } = await world.database
    .insertInto('receipt_link')
    .values({
      company_id,
      clinic_id,
      invoice_id,
      payment_id: null,
      token_hash: hashToken(token),
      created_at: world.now().toISOString(),
      created_by: 'Rani Putri',
      expires_at: new Date(world.now().getTime() + receiptLinkDays * day).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, invoice_id, token }
}
