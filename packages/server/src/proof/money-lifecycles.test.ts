import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import {
  approvalModel,
  cashShiftModel,
  expenseModel,
  feeStatementModel,
  instalmentPlanModel,
  invoiceModel,
  labOrderModel,
} from '@clinic/core/testing'
import { afterAll } from 'vitest'
import { startTestServer } from '../testing/harness'
import { walksOverHttp } from '../testing/lifecycle-walk'
import { addApproval } from '../testing/sample-calls/money/approval'
import { addExpense } from '../testing/sample-calls/money/expense'
import { addFeeStatement } from '../testing/sample-calls/money/fee-statement'
import { addInstalmentPlan } from '../testing/sample-calls/money/instalment'
import { addInvoice, addOpenShift } from '../testing/sample-calls/money/invoice'
import { addLabOrder } from '../testing/sample-calls/money/lab-order'
import { openWorld } from '../testing/sample-world'

const now = new Date('2026-11-23T02:05:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

// where nothing is paid there is no payment to name
const withoutPayment = ['refundPayment']

walksOverHttp('an invoice', invoiceModel, {
  states: {
    beingWritten: 'draft',
    unpaid: 'issued',
    halfPaid: 'partly_paid',
    settled: 'paid',
    thrownAway: 'discarded',
    annulled: 'void',
    givenUp: 'written_off',
  },
  allowed: {
    beingWritten: withoutPayment,
    unpaid: withoutPayment,
    thrownAway: withoutPayment,
    annulled: withoutPayment,
    givenUp: withoutPayment,
  },
  // of an invoice with a payor: features/invoice/invoice-policy.test.ts, features/claim/payor-payment.test.ts; of one that sold a package:
  // features/package-sold/package-sold.test.ts; credited to the end: features/credit-note/credit-note.test.ts
  later: ['annulForFree', 'askForMore', 'askForAll', 'forgiveTheRest'],
  async open() {
    const world = await openWorld(server)
    const token = await server.tokenOf(world.user)
    await addOpenShift(world)
    const { id } = await addInvoice(world)
    const path = { id }
    const read = async (): Promise<Schema<'Invoice'>> => (await server.call('getInvoice', { token, path })).body.data
    const move = (
      operation: 'issueInvoice' | 'discardInvoice' | 'voidInvoice' | 'writeOffInvoice',
      said: object = { reason: 'Salah tagih' },
    ) => ({
      operation,
      send: async () => server.call(operation, { token, path, body: { version: (await read()).version, ...said } }),
    })
    const headers = () => ({ 'idempotency-key': randomUUID() })
    const pay = (amountOf: (invoice: Schema<'Invoice'>) => number) => ({
      operation: 'payInvoice',
      send: async () => {
        const tenders = [{ method: 'qris', amount: amountOf(await read()) || 1, reference: '' }]
        return server.call('payInvoice', { token, path, headers: headers(), body: { tenders, cash_given: null } })
      },
    })
    const refund = (amountOf: (payment: Schema<'Payment'>) => number) => ({
      operation: 'refundPayment',
      send: async () => {
        const { payments } = await read()
        const payment = payments.findLast(({ kind }) => kind === 'payment')
        if (!payment) throw new Error('Nothing is paid that could be refunded')
        const said = { method: 'qris', reference: '', reason: 'Perawatan diulang' }
        return server.call('refundPayment', {
          token,
          path: { id: payment.id },
          headers: headers(),
          body: { amount: amountOf(payment), ...said },
        })
      },
    })
    return {
      read,
      deeds: {
        handOut: move('issueInvoice', { due_on: null }),
        throwAway: move('discardInvoice'),
        takeSome: pay(() => 100_000),
        takeTheRest: pay(({ owed }) => owed),
        giveSomeBack: refund(() => 50_000),
        giveAllBack: refund(({ amount, refunded }) => amount - refunded),
        forgiveSome: {
          operation: 'createCreditNote',
          async send() {
            const { lines } = await read()
            const credited = [{ invoice_line_id: lines[0]?.id ?? 0, amount: 1_000 }]
            const body = { lines: credited, refund: null, reason: 'Salah tagih' }
            return server.call('createCreditNote', { token, path, headers: headers(), body })
          },
        },
        annul: move('voidInvoice'),
        giveUp: move('writeOffInvoice'),
      },
    }
  },
})

walksOverHttp('a cash shift', cashShiftModel, {
  states: { takingMoney: 'open', drawerCounted: 'counted', handedOver: 'closed' },
  async open() {
    const world = await openWorld(server)
    const token = await server.tokenOf(world.user)
    const { id } = await addOpenShift(world)
    const path = { id }
    const read = async (): Promise<Schema<'CashShift'>> =>
      (await server.call('getCashShift', { token, path })).body.data
    const move = (operation: 'countCashShift' | 'resumeCashShift' | 'closeCashShift', said: object) => ({
      operation,
      send: async () => server.call(operation, { token, path, body: { version: (await read()).version, ...said } }),
    })
    return {
      read,
      deeds: {
        countDrawer: move('countCashShift', { counted: 0 }),
        goOnTaking: move('resumeCashShift', { reason: 'Pasien terlambat membayar' }),
        handOver: move('closeCashShift', { variance_reason: '' }),
      },
    }
  },
})

walksOverHttp('a fee statement', feeStatementModel, {
  states: { beingEarned: 'open', checked: 'reviewed', agreed: 'approved', transferred: 'paid' },
  async open() {
    const world = await openWorld(server)
    const token = await server.tokenOf(world.user)
    const { id } = await addFeeStatement(world)
    const path = { id }
    const read = async (): Promise<Schema<'FeeStatement'>> =>
      (await server.call('getFeeStatement', { token, path })).body.data
    const move = (
      operation: 'reviewFeeStatement' | 'reopenFeeStatement' | 'approveFeeStatement' | 'payFeeStatement',
      said: object = {},
    ) => ({
      operation,
      send: async () => server.call(operation, { token, path, body: { version: (await read()).version, ...said } }),
    })
    return {
      read,
      deeds: {
        checkLines: move('reviewFeeStatement'),
        askAgain: move('reopenFeeStatement', { reason: 'Tarif salah' }),
        agree: move('approveFeeStatement'),
        transfer: move('payFeeStatement'),
      },
    }
  },
})

walksOverHttp('an expense', expenseModel, {
  states: { counted: 'recorded', takenBack: 'void' },
  async open() {
    const world = await openWorld(server)
    const token = await server.tokenOf(world.user)
    const path = { id: await addExpense(world) }
    const read = async (): Promise<Schema<'Expense'>> => (await server.call('getExpense', { token, path })).body.data
    const takeBack = async () =>
      server.call('voidExpense', {
        token,
        path,
        body: { reason: 'Dicatat dua kali', version: (await read()).version },
      })
    return { read, deeds: { takeBack: { operation: 'voidExpense', send: takeBack } } }
  },
})

walksOverHttp('a lab order', labOrderModel, {
  states: {
    written: 'draft',
    beingMade: 'sent',
    here: 'received',
    redone: 'returned',
    inPlace: 'fitted',
    givenUp: 'cancelled',
  },
  async open() {
    const world = await openWorld(server)
    const token = await server.tokenOf(world.user)
    const path = { id: (await addLabOrder(world)).id }
    const read = async (): Promise<Schema<'LabOrder'>> => (await server.call('getLabOrder', { token, path })).body.data
    const move = (
      operation: 'sendLabOrder' | 'receiveLabOrder' | 'returnLabOrder' | 'fitLabOrder' | 'cancelLabOrder',
      said: object = {},
    ) => ({
      operation,
      send: async () => server.call(operation, { token, path, body: { version: (await read()).version, ...said } }),
    })
    return {
      read,
      deeds: {
        handOver: move('sendLabOrder'),
        takeIn: move('receiveLabOrder', { cost: 900_000 }),
        sendBack: move('returnLabOrder', { reason: 'Warna salah', due_on: '2026-12-01' }),
        place: move('fitLabOrder'),
        giveUp: move('cancelLabOrder', { reason: 'Pasien pindah' }),
      },
    }
  },
})

walksOverHttp('an approval', approvalModel, {
  states: {
    waiting: 'requested',
    allowed: 'granted',
    declined: 'refused',
    takenBack: 'withdrawn',
    leftBehind: 'expired',
  },
  // a draft is discarded whatever the manager said of it, and what was said stays
  allowed: { allowed: ['discardInvoice'], declined: ['discardInvoice'], takenBack: ['discardInvoice'] },
  async open() {
    const world = await openWorld(server)
    const token = await server.tokenOf(world.user)
    const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
    const { id, invoice_id } = await addApproval(world)
    const read = async (): Promise<Schema<'Approval'>> => {
      const query = { invoice_id: `${invoice_id}` }
      const [approval] = (await server.call('listApproval', { token, query })).body.data.rows
      if (!approval) throw new Error('The approval is not there')
      return approval
    }
    const decide = (operation: 'grantApproval' | 'refuseApproval' | 'withdrawApproval', said: object = {}) => ({
      operation,
      async send() {
        const body = { ...said, version: (await read()).version }
        return server.call(operation, {
          token: operation === 'withdrawApproval' ? desk : token,
          path: { id },
          body,
        })
      },
    })
    return {
      read,
      deeds: {
        sayYes: decide('grantApproval'),
        sayNo: decide('refuseApproval', { reason: 'Terlalu besar' }),
        thinkBetter: decide('withdrawApproval'),
        discardTheDraft: {
          operation: 'discardInvoice',
          async send() {
            const path = { id: invoice_id }
            const { version } = (await server.call('getInvoice', { token, path })).body.data
            return server.call('discardInvoice', { token, path, body: { reason: 'Salah tagih', version } })
          },
        },
      },
    }
  },
})

walksOverHttp('an instalment plan', instalmentPlanModel, {
  states: { beingPaid: 'active', paidOff: 'settled', givenUp: 'defaulted', replaced: 'cancelled' },
  allowed: {
    beingPaid: withoutPayment,
    // what is owed is still paid, and moves the plan no more
    givenUp: ['payInvoice', ...withoutPayment],
    replaced: ['payInvoice', ...withoutPayment],
  },
  async open() {
    const world = await openWorld(server)
    const token = await server.tokenOf(world.user)
    await addOpenShift(world)
    const { id, invoice_id } = await addInstalmentPlan(world, { first: -40 })
    const read = async (): Promise<Schema<'InstalmentPlan'>> => {
      const query = { invoice_id: `${invoice_id}` }
      const [plan] = (await server.call('listInstalmentPlan', { token, query })).body.data.rows
      if (!plan) throw new Error('The plan is not there')
      return plan
    }
    const headers = () => ({ 'idempotency-key': randomUUID() })
    const end = (operation: 'defaultInstalmentPlan' | 'cancelInstalmentPlan') => ({
      operation,
      async send() {
        const { version } = await read()
        return server.call(operation, { token, path: { id }, body: { reason: 'Disepakati ulang', version } })
      },
    })
    const payments = async (): Promise<Schema<'Payment'>[]> =>
      (await server.call('getInvoice', { token, path: { id: invoice_id } })).body.data.payments
    return {
      read,
      deeds: {
        payTheRest: {
          operation: 'payInvoice',
          async send() {
            const tenders = [{ method: 'qris', amount: (await read()).owed || 1, reference: '' }]
            const body = { tenders, cash_given: null }
            return server.call('payInvoice', { token, path: { id: invoice_id }, headers: headers(), body })
          },
        },
        giveBack: {
          operation: 'refundPayment',
          async send() {
            const payment = (await payments()).findLast(({ kind }) => kind === 'payment')
            const body = { amount: payment?.amount ?? 1, method: 'qris', reference: '', reason: 'Perawatan diulang' }
            return server.call('refundPayment', { token, path: { id: payment?.id ?? 0 }, headers: headers(), body })
          },
        },
        giveUp: end('defaultInstalmentPlan'),
        agreeAnew: end('cancelInstalmentPlan'),
      },
    }
  },
})
