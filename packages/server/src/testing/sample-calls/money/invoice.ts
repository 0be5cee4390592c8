import type { Schema } from '@clinic/api'
import { clinicTime } from '@clinic/core/time'
import type { Transaction } from '../../../database/schema'
import { draftInvoice } from '../../../domain/invoice/draft-invoice'
import { heldInvoice } from '../../../domain/invoice/held-invoice'
import { issueDraft } from '../../../domain/invoice/issue-draft'
import { takePayment } from '../../../domain/invoice/take-payment'
import { wholeInvoice } from '../../../domain/invoice/whole-invoice'
import { signNote } from '../../../domain/note/sign-note'
import type { RequestContext } from '../../../use-case/contract'
import type { SampleCalls, World } from '../../sample-world'
import { addNote, addSignedNote } from '../note'
import { addPrice } from '../product'

const cash = (amount: number): Schema<'PaymentInput'> => ({
  tenders: [{ method: 'cash', amount, reference: '' }],
  cash_given: amount,
})

const reason = 'Salah tagih'

export const calls = {
  listInvoice: async (world) => {
    await addInvoice(world, { state: 'issued' })
    return {}
  },
  listCashier: async (world) => {
    await addInvoice(world)
    return {}
  },
  listPayment: async (world) => {
    await addInvoice(world, { state: 'paid' })
    return {}
  },
  getPayment: async (world) => {
    const { payments } = await addInvoice(world, { state: 'paid' })
    return { path: { id: payments[0]?.id ?? 0 } }
  },
  getInvoice: async (world) => {
    const { id } = await addInvoice(world, { state: 'issued' })
    return { path: { id } }
  },
  draftVisitInvoice: async (world) => ({ path: { id: (await addSignedNote(world)).visit_id } }),
  changeInvoice: async (world) => {
    const { id, version, lines } = await addInvoice(world)
    return {
      path: { id },
      body: {
        policy_id: null,
        lines: lines.map(({ id, product_id, unit_price, quantity }) => ({
          id,
          product_id,
          paket_id: null,
          package_sold_id: null,
          unit_price,
          quantity,
          discount: { percent: 5 },
          discount_reason: 'Pasien lama',
        })),
        discount: null,
        discount_reason: '',
        version,
      },
    }
  },
  issueInvoice: async (world) => {
    const { id, version } = await addInvoice(world)
    return { path: { id }, body: { due_on: null, version } }
  },
  discardInvoice: async (world) => {
    const { id, version } = await addInvoice(world)
    return { path: { id }, body: { reason, version } }
  },
  voidInvoice: async (world) => {
    const { id, version } = await addInvoice(world, { state: 'issued' })
    return { path: { id }, body: { reason, version } }
  },
  writeOffInvoice: async (world) => {
    const { id, version } = await addInvoice(world, { state: 'issued' })
    return { path: { id }, body: { reason, version } }
  },
  payInvoice: async (world) => {
    await addOpenShift(world)
    const { id } = await addInvoice(world, { state: 'issued' })
    return { path: { id }, body: cash(10_000) }
  },
  refundPayment: async (world) => {
    const { payments } = await addInvoice(world, { state: 'paid' })
    const body = { amount: 10_000, method: 'cash', reference: '', reason } as const
    return { path: { id: payments[0]?.id ?? 0 }, body }
  },
} satisfies Partial<SampleCalls>

/** The manager of a world, as one who calls. */
export const contextOf = ({ clinic, user, now }: World): RequestContext => ({
  now: now(),
  caller: {
    company_id: clinic.company_id,
    clinic_id: clinic.clinic_id,
    user_id: user.id,
    role: 'manager_clinic',
    name: 'Rani Putri',
    session_id: 0,
    confirmed_at: now().toISOString(),
    ip: '127.0.0.1',
    language: 'en',
    user_agent: '',
  },
})

type Given = Omit<NonNullable<Parameters<typeof addNote>[1]>, 'state'> & {
  state?: 'draft' | 'issued' | 'paid'
  /** A package that is on it too. */
  paket_id?: number
}

/** The invoice of a finished visit, past the server: of one service for Rp 350,000. */
export async function addInvoice(
  world: World,
  { state = 'draft', paket_id, ...visit }: Given = {},
): Promise<Schema<'Invoice'>> {
  const note = await addNote(world, { ...visit, state: 'finished' })
  for (const { product_id } of note.content.procedures) await addPrice(world, { product_id, price: 350_000 })
  const context = contextOf(world)
  const { date: day } = clinicTime(world.now().getTime(), 'Asia/Jakarta')
  const shift = state === 'paid' ? await addOpenShift(world) : null
  return world.database.transaction().execute(async (tx) => {
    // held first, as by every payment
    if (shift) await tx.selectFrom('cash_shift').select('id').where('id', '=', shift.id).forUpdate().execute()
    await signNote(tx, note, { ...context, signer: signerOf(note, context), patient_id: note.patient_id })
    const id = await draftInvoice(tx, context, { id: note.visit_id, patient_id: note.patient_id, day })
    if (paket_id !== undefined) await addPaketLine(tx, context, { invoice_id: id, paket_id })
    if (state !== 'draft') await issue(tx, context, { id, day })
    if (shift) {
      const invoice = await heldInvoice(tx, context.caller, id)
      await takePayment(tx, context, { shift, invoice, ...cash(invoice.owed) })
    }
    return readInvoice(tx, context, id)
  })
}

async function addPaketLine(
  tx: Transaction,
  { caller: { company_id, clinic_id } }: RequestContext,
  { invoice_id, paket_id }: { invoice_id: number; paket_id: number },
) {
  const { code, name, price } = await tx
    .selectFrom('paket')
    .select(['code', 'name', 'price'])
    .where((eb) => eb.and({ company_id, clinic_id, id: paket_id }))
    .executeTakeFirstOrThrow()
  const none = {
    product_id: null,
    procedure_id: null,
    medicine_id: null,
    prescription_id: null,
    prescription_line: null,
  }
  await tx
    .insertInto('invoice_line')
    .values({
      ...none,
      company_id,
      clinic_id,
      invoice_id,
      paket_id,
      package_sold_id: null,
      position: 99,
      code,
      name,
      name_en: '',
      category: null,
      icd9cm: '',
      taxable: false,
      unit_price: price,
      quantity: 1,
      discount: null,
      amounts: null,
    })
    .execute()
}

const signerOf = ({ doctor_id }: { doctor_id: number }, { now }: RequestContext) => ({
  licence: 'valid' as const,
  signature: { doctor_id, name: 'drg. Satu', sip_number: 'SIP-1', signed_at: now.toISOString() },
})

async function issue(tx: Transaction, context: RequestContext, { id, day }: { id: number; day: string }) {
  const { company_id, clinic_id } = context.caller
  const invoice = await readInvoice(tx, context, id)
  const columns = await issueDraft(tx, context, { invoice, today: day, due_on: day })
  await tx
    .updateTable('invoice')
    .set({ ...columns, state: 'issued', version: invoice.version + 1 })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
}

async function readInvoice(tx: Transaction, context: RequestContext, id: number) {
  const invoice = await wholeInvoice(tx, context, id)
  if (!invoice) throw new Error('The invoice that was written is not there')
  return invoice
}

/** The open cash shift of the manager of a world; one that another call has counted is closed first. */
export async function addOpenShift(world: World): Promise<{ id: number; version: number }> {
  const { database, clinic, user, now } = world
  const { company_id, clinic_id } = clinic
  const whose = { company_id, clinic_id, user_id: user.id }
  await database
    .updateTable('cash_shift')
    .set({ state: 'closed', closed_at: now().toISOString(), closed_by: 'Rani Putri' })
    .where((eb) => eb.and({ ...whose, state: 'counted' }))
    .execute()
  await database
    .insertInto('cash_shift')
    .values({ ...whose, user_name: 'Rani Putri', state: 'open', opened_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const shift = await database
    .selectFrom('cash_shift')
    .select(['id', 'version'])
    .where((eb) => eb.and({ ...whose, state: 'open' }))
    .executeTakeFirst()
  // one that is counted or closed in between makes room for another
  return shift ?? addOpenShift(world)
}
