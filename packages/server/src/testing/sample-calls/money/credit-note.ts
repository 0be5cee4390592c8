import type { Schema } from '@clinic/api'
import { recordCreditNote } from '../../../domain/credit-note/record-credit-note'
import type { SampleCalls, World } from '../../sample-world'
import { addInvoice, addOpenShift, contextOf } from './invoice'

const reason = 'Salah tagih'

export const calls = {
  createCreditNote: async (world) => {
    await addOpenShift(world)
    const invoice = await addInvoice(world, { state: 'paid' })
    const refund = { amount: 50_000, method: 'cash', reference: '' } as const
    return { path: { id: invoice.id }, body: { lines: linesOf(invoice, 50_000), refund, reason } }
  },
  getCreditNote: async (world) => ({ path: { id: (await addCreditNote(world)).id } }),
} satisfies Partial<SampleCalls>

/** A credit note on an invoice of which nothing is paid, past the server. */
async function addCreditNote(world: World): Promise<Schema<'CreditNote'>> {
  const invoice = await addInvoice(world, { state: 'issued' })
  return world.database.transaction().execute((tx) =>
    recordCreditNote(tx, contextOf(world), {
      invoice,
      shift: null,
      lines: linesOf(invoice, 50_000),
      refund: null,
      reason,
    }),
  )
}

const linesOf = ({ lines }: Schema<'Invoice'>, amount: number) =>
  lines.slice(0, 1).map(({ id }) => ({ invoice_line_id: id, amount }))
