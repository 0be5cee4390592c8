import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { openStore } from '../medicine-transaction/stock-fixture'

type Content = Schema<'PurchaseOrderContent'>
type Step = 'approve' | 'order' | 'cancel'

const operations = {
  approve: 'approvePurchaseOrder',
  order: 'orderPurchaseOrder',
  cancel: 'cancelPurchaseOrder',
} as const

/** A clinic that orders ten strips of ten from its supplier. */
export async function openOrders(server: TestServer) {
  const store = await openStore(server)
  const { manager, desk, medicine_id, supplier_id } = store
  const content = (overrides: Partial<Content> = {}): Content => ({
    supplier_id,
    expected_on: null,
    note: '',
    lines: [{ medicine_id, quantity: 10, pack_size: 10, price: 4_500 }],
    ...overrides,
  })
  const key = () => ({ 'idempotency-key': randomUUID() })
  const create = (overrides: Partial<Content> = {}, by = desk) =>
    server.call('createPurchaseOrder', { token: by, body: content(overrides), headers: key() })
  const read = async (id: number): Promise<Schema<'PurchaseOrder'>> =>
    (await server.call('getPurchaseOrder', { token: manager, path: { id } })).body.data
  const version = async (id: number) => ({ version: (await read(id)).version })
  const write = async (id: number, overrides: Partial<Content> = {}) =>
    server.call('updatePurchaseOrder', {
      token: desk,
      path: { id },
      body: { ...content({ note: 'Kirim pagi', ...overrides }), ...(await version(id)) },
    })
  const step = async (name: Step, id: number, { by = manager }: { by?: string } = {}) => {
    const reason = name === 'cancel' ? { reason: 'Pemasok kehabisan' } : {}
    return server.call(operations[name], { token: by, path: { id }, body: { ...(await version(id)), ...reason } })
  }
  /** An order that was sent. */
  const sent = async (overrides: Partial<Content> = {}) => {
    const { id } = (await create(overrides)).body.data
    await step('order', id)
    return Number(id)
  }
  const beginReceipt = (id: number) =>
    server.call('createPurchaseOrderReceipt', { token: desk, path: { id }, headers: key() })
  /** Types batch and expiry, and other values of the first line, into the draft of a receipt. */
  const typeReceipt = (draft: Schema<'MedicineTransaction'>, values: Partial<Schema<'MedicineTransactionLine'>> = {}) =>
    server.call('updateMedicineTransaction', {
      token: desk,
      path: { id: draft.id },
      body: {
        ...draft.content,
        lines: draft.content.lines.map((line, row) => ({
          ...line,
          lot: `AMX-${draft.id}`,
          expires_on: '2099-06-30',
          ...(row === 0 && values),
        })),
        version: draft.version,
      },
    })
  /** Receives what is still to come, or as much as is said of its first line. */
  const receive = async (id: number, values: Partial<Schema<'MedicineTransactionLine'>> = {}) => {
    const begun = await beginReceipt(id)
    if (begun.status !== 201) return begun
    const typed = await typeReceipt(begun.body.data, values)
    return typed.status === 200 ? store.step('receive', begun.body.data.id) : typed
  }
  /** The supplier is not active any more. */
  const loseSupplier = () => {
    const { company_id, clinic_id } = store.world.clinic
    return server.database
      .updateTable('supplier')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ company_id, clinic_id, id: supplier_id }))
      .execute()
  }
  const { receive: bring, ...shelf } = store
  return { ...shelf, bring, loseSupplier, content, create, read, write, step, sent, beginReceipt, typeReceipt, receive }
}
