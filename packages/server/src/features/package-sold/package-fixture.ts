import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import type { TestServer } from '../../testing/harness'
import { addInvoice, addOpenShift } from '../../testing/sample-calls/money/invoice'
import { addPackageSold } from '../../testing/sample-calls/money/package-sold'
import { addPaket } from '../../testing/sample-calls/paket'
import { addPrice, addProduct } from '../../testing/sample-calls/product'
import { openWorld } from '../../testing/sample-world'

export const today = '2026-11-20'
export const noon = (date: string) => new Date(`${date}T05:00:00Z`)

type Invoice = Schema<'Invoice'>

/** A clinic that sells a package of two scalings for Rp 650,000, and a till that takes money. */
export async function openDesk(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const { id: product_id } = await addProduct(world)
  await addPrice(world, { product_id, price: 350_000 })
  const { id: paket_id } = await addPaket(world, { items: [{ product_id, quantity: 2 }] })
  const { id: patient_id } = await world.addPatient()
  await addOpenShift(world)
  const clerk = await server.makeUser(world.clinic, 'front_office_clinic')
  const call: typeof server.call = async (operation, sending = {}) =>
    server.call(operation, { token: await server.tokenOf(world.user), ...sending })
  const desk = () => server.tokenOf(clerk)
  /** The draft of another visit of the patient in which the service was done. */
  const treat = async (times = 1): Promise<Invoice> => {
    const content = noteContentFixture({
      procedures: Array.from({ length: times }, () =>
        noteProcedureFixture({ tooth: null, surfaces: [], jaw: 'upper', product_id, doctor_id: null }),
      ),
    })
    return addInvoice(world, { patient_id, content })
  }
  const sell = (given: Parameters<typeof addPackageSold>[1] = {}) =>
    addPackageSold(world, { patient_id, paket_id, ...given })
  const change = async (invoice: Invoice, lines: Schema<'InvoiceLineInput'>[], token?: string) => {
    const { id, policy_id, discount, discount_reason, version } = invoice
    const body = { policy_id, discount, discount_reason, version, lines }
    return call('changeInvoice', { path: { id }, body, ...(token && { token }) })
  }
  const issue = ({ id, version }: Invoice) => call('issueInvoice', { path: { id }, body: { due_on: null, version } })
  const cancel = ({ id, version }: Invoice) =>
    call('voidInvoice', { path: { id }, body: { reason: 'Salah tagih', version } })
  const pay = (id: number, amount: number) =>
    call('payInvoice', {
      path: { id },
      headers: { 'idempotency-key': randomUUID() },
      body: { tenders: [{ method: 'qris', amount, reference: '' }], cash_given: null },
    })
  const packages = async (token?: string): Promise<Schema<'PackageSold'>[]> =>
    (await call('listPackageSold', { path: { id: patient_id }, ...(token && { token }) })).body.data.rows
  const read = async (id: number): Promise<Invoice> => (await call('getInvoice', { path: { id } })).body.data
  const refund = ({ id, version, refundable }: Schema<'PackageSold'>, given: object = {}) =>
    call('refundPackageSold', {
      path: { id },
      body: { amount: refundable, method: 'qris', reference: '', reason: 'Pasien pindah kota', version, ...given },
    })
  const extend = ({ id, version }: Schema<'PackageSold'>, valid_until: string) =>
    call('extendPackageSold', { path: { id }, body: { valid_until, reason: 'Pasien sakit', version } })
  const setPaket = (values: { price?: number; status?: 'inactive' }) =>
    server.database
      .updateTable('paket')
      .set(values)
      .where((eb) => eb.and({ company_id, clinic_id, id: paket_id }))
      .execute()
  return {
    world,
    call,
    desk,
    product_id,
    paket_id,
    treat,
    sell,
    change,
    issue,
    cancel,
    pay,
    packages,
    read,
    refund,
    extend,
    setPaket,
  }
}

/** A line of an invoice as the desk would send it back unchanged. */
export const lineInput = ({
  id,
  product_id,
  paket_id,
  unit_price,
  quantity,
  package: used,
}: Invoice['lines'][number]) => ({
  id,
  product_id,
  paket_id,
  package_sold_id: used?.id ?? null,
  unit_price,
  quantity,
  discount: null,
  discount_reason: '',
})
