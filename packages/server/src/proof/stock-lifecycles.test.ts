import type { Schema } from '@clinic/api'
import {
  adjustmentModel,
  purchaseOrderModel,
  receiptModel,
  stockCountModel,
  transferModel,
  usageModel,
} from '@clinic/core/testing'
import { afterAll } from 'vitest'
import { openStore } from '../features/medicine-transaction/stock-fixture'
import { openTransfer } from '../features/medicine-transaction/transfer-fixture'
import { openOrders } from '../features/purchase-order/order-fixture'
import { startTestServer } from '../testing/harness'
import { openStaffedClinic } from '../testing/lifecycle-clinic'
import { walksOverHttp } from '../testing/lifecycle-walk'
import { addBatch } from '../testing/sample-calls/medicine-transaction'
import { addStockCount } from '../testing/sample-calls/stock/stock-count'
import { addUsage } from '../testing/sample-calls/stock/usage'

// a Monday, 9:05 in Jakarta
const now = new Date('2026-11-23T02:05:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

/** The steps of a document of stock, each sent as the manager sends it. */
async function openDocument(kind: 'receipt' | 'adjustment' | 'supplier_return') {
  const store = await openStore(server)
  const { id: batch_id } = await addBatch(store.world, { medicine_id: store.medicine_id })
  const taken = { batch_id, quantity: 3 }
  const content = {
    receipt: store.receipt({}),
    adjustment: store.adjustment('damaged', taken),
    supplier_return: store.giveBack({}, taken),
  }[kind]
  const { id } = (await store.create(kind, content)).body.data
  const deed = (operation: string, step: Parameters<typeof store.step>[0]) => ({
    operation,
    send: () => store.step(step, id),
  })
  return {
    deed,
    read: () => store.read(id),
    writeOn: {
      operation: 'updateMedicineTransaction',
      send: async () =>
        server.call('updateMedicineTransaction', {
          token: store.manager,
          path: { id },
          body: { ...content, note: 'Lagi', version: (await store.read(id)).version },
        }),
    },
  }
}

walksOverHttp('a receipt', receiptModel, {
  states: { beingWritten: 'draft', onTheShelf: 'received', tornUp: 'cancelled' },
  async open() {
    const { deed, read, writeOn } = await openDocument('receipt')
    return {
      read,
      deeds: {
        writeOn,
        putAway: deed('receiveMedicineTransaction', 'receive'),
        tearUp: deed('cancelMedicineTransaction', 'cancel'),
      },
    }
  },
})

const decidedByManager = (kind: 'adjustment' | 'supplier_return') => ({
  states: {
    beingWritten: 'draft',
    beforeManager: 'requested',
    inTheBooks: 'posted',
    sentBack: 'refused',
    dropped: 'cancelled',
  },
  async open() {
    const { deed, read, writeOn } = await openDocument(kind)
    return {
      read,
      deeds: {
        writeOn,
        askManager: deed('requestMedicineTransaction', 'request'),
        believe: deed('postMedicineTransaction', 'post'),
        doubt: deed('refuseMedicineTransaction', 'refuse'),
        drop: deed('cancelMedicineTransaction', 'cancel'),
      },
    }
  },
})

walksOverHttp('an adjustment', adjustmentModel, decidedByManager('adjustment'))
walksOverHttp('a return to a supplier', adjustmentModel, decidedByManager('supplier_return'))

walksOverHttp('a transfer', transferModel, {
  states: { beingPacked: 'draft', onTheRoad: 'sent', there: 'received', unpacked: 'cancelled' },
  async open() {
    const { create, content, read, update, step, accept } = await openTransfer(server)
    const { id } = (await create(content())).body.data
    return {
      read: () => read(id),
      deeds: {
        packOn: { operation: 'updateMedicineTransaction', send: () => update(id, { ...content(), note: 'Lagi' }) },
        handToDriver: { operation: 'sendMedicineTransaction', send: () => step('send', id) },
        open: { operation: 'acceptMedicineTransaction', send: () => accept(id) },
        unpack: { operation: 'cancelMedicineTransaction', send: () => step('cancel', id) },
      },
    }
  },
})

walksOverHttp('what a treatment used', usageModel, {
  states: { listed: 'draft', usedUp: 'posted', crossedOut: 'cancelled' },
  async open() {
    const { world, manager } = await openStaffedClinic(server)
    const { id, proposed } = await addUsage(world)
    const read = async (): Promise<Schema<'Usage'>> =>
      (await server.call('getUsage', { token: manager, path: { id } })).body.data
    const lines = proposed.map(({ medicine_id, quantity }) => ({ medicine_id, quantity }))
    return {
      read,
      deeds: {
        takeFromShelf: {
          operation: 'postUsage',
          send: async () =>
            server.call('postUsage', {
              token: manager,
              path: { id },
              body: { lines, version: (await read()).version },
            }),
        },
        crossOut: {
          operation: 'cancelUsage',
          send: async () =>
            server.call('cancelUsage', {
              token: manager,
              path: { id },
              body: { reason: 'Tanpa bahan', version: (await read()).version },
            }),
        },
      },
    }
  },
})

walksOverHttp('a purchase order', purchaseOrderModel, {
  states: {
    beingWritten: 'draft',
    signed: 'approved',
    atSupplier: 'ordered',
    partlyHere: 'partially_received',
    allHere: 'received',
    calledOff: 'cancelled',
  },
  async open() {
    const { create, read, step, write, receive } = await openOrders(server)
    const { id } = (await create()).body.data
    const deed = (operation: string, name: Parameters<typeof step>[0]) => ({ operation, send: () => step(name, id) })
    return {
      read: () => read(id),
      deeds: {
        writeOn: { operation: 'updatePurchaseOrder', send: () => write(id) },
        sign: deed('approvePurchaseOrder', 'approve'),
        send: deed('orderPurchaseOrder', 'order'),
        callOff: deed('cancelPurchaseOrder', 'cancel'),
        bringSome: { operation: 'createPurchaseOrderReceipt', send: () => receive(id, { quantity: 1 }) },
        bringRest: { operation: 'createPurchaseOrderReceipt', send: () => receive(id) },
      },
    }
  },
})

walksOverHttp('a stock count', stockCountModel, {
  states: {
    planned: 'draft',
    atTheShelves: 'counting',
    onTheDesk: 'review',
    inTheBooks: 'posted',
    calledOff: 'cancelled',
  },
  async open() {
    const { world, manager, signIn } = await openStaffedClinic(server)
    const desk = await signIn('front_office_clinic')
    const { id, batch, input } = await addStockCount(world)
    const path = { id }
    const read = async (): Promise<Schema<'StockCount'>> =>
      (await server.call('getStockCount', { token: manager, path })).body.data
    const join = () => server.call('joinStockCount', { token: desk, path })
    const type = () => server.call('countStockBatch', { token: desk, path, body: { batch_id: batch.id, quantity: 49 } })
    const version = async () => ({ version: (await read()).version })
    return {
      read,
      deeds: {
        planAnew: {
          operation: 'updateStockCount',
          send: async () =>
            server.call('updateStockCount', { token: desk, path, body: { ...input, ...(await version()) } }),
        },
        freeze: {
          operation: 'startStockCount',
          send: async () => server.call('startStockCount', { token: desk, path, body: await version() }),
        },
        countOne: { operation: 'countStockBatch', prepare: join, send: type },
        handIn: {
          operation: 'finishStockCount',
          async prepare() {
            await join()
            await type()
          },
          send: () => server.call('finishStockCount', { token: desk, path }),
        },
        sendBack: {
          operation: 'recountStockCount',
          send: async () =>
            server.call('recountStockCount', {
              token: manager,
              path,
              body: { batch_ids: [batch.id], reason: 'Terlalu jauh', ...(await version()) },
            }),
        },
        believe: {
          operation: 'postStockCount',
          send: async () =>
            server.call('postStockCount', { token: manager, path, body: { reason: 'Hilang', ...(await version()) } }),
        },
        callOff: {
          operation: 'cancelStockCount',
          send: async () =>
            server.call('cancelStockCount', {
              token: manager,
              path,
              body: { reason: 'Salah lemari', ...(await version()) },
            }),
        },
      },
    }
  },
})
