import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { claimModel, payorPaymentModel } from '@clinic/core/testing'
import { afterAll } from 'vitest'
import { startTestServer } from '../testing/harness'
import { walksOverHttp } from '../testing/lifecycle-walk'
import { addClaim, addPayorPayment, allEnclosed } from '../testing/sample-calls/money/claim'
import { openWorld } from '../testing/sample-world'

const now = new Date('2026-11-23T02:05:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const withoutPayment = ['voidPayorPayment']

walksOverHttp('a claim', claimModel, {
  states: {
    prepared: 'draft',
    sent: 'submitted',
    examined: 'in_review',
    granted: 'approved',
    grantedInPart: 'partially_approved',
    refused: 'rejected',
    contested: 'appealed',
    received: 'paid',
    patients: 'transferred',
    givenUp: 'written_off',
    takenBack: 'withdrawn',
  },
  // where nothing is paid there is no payment to name
  allowed: {
    prepared: withoutPayment,
    sent: withoutPayment,
    examined: withoutPayment,
    grantedInPart: withoutPayment,
    refused: withoutPayment,
    contested: withoutPayment,
    patients: withoutPayment,
    givenUp: withoutPayment,
    takenBack: withoutPayment,
  },
  // what comes after a grant in part: features/claim/void-payor-payment.test.ts
  later: ['bookOutOfSome'],
  async open() {
    const world = await openWorld(server)
    const token = await server.tokenOf(world.user)
    const { id, payor_id, invoice } = await addClaim(world)
    const read = async (): Promise<Schema<'Claim'>> =>
      (await server.call('getClaim', { token, path: { id } })).body.data
    const send = async (operation: 'reviewClaim' | 'answerClaim' | 'appealClaim' | 'settleClaim', said: object = {}) =>
      server.call(operation, { token, path: { id }, body: { version: (await read()).version, ...said } })
    const move = (operation: Parameters<typeof send>[0], said: object = {}) => ({
      operation,
      send: () => send(operation, said),
    })
    const answer = (approved: number) => move('answerClaim', { approved, reason: approved < 280_000 ? 'Plafon' : '' })
    const settle = (settling: Schema<'ClaimSettling'>) => send('settleClaim', { settling, reason: 'Tidak dijamin' })
    const pay = async (amountOf: (claim: Schema<'Claim'>) => number) => {
      const amount = amountOf(await read()) || 1
      const headers = { 'idempotency-key': randomUUID() }
      const said = { payor_id, amount, received_on: '2026-11-23', reference: 'TRF-1' }
      return server.call('createPayorPayment', {
        token,
        headers,
        body: { ...said, allocations: [{ claim_id: id, amount }] },
      })
    }
    /** Takes back the last payment of the claim that counts. */
    const bookOut = async () => {
      const payment = (await read()).payments.findLast(({ state }) => state === 'recorded')
      if (!payment) throw new Error('Nothing is paid that could be taken back')
      const path = { id: payment.payor_payment_id }
      const { version } = (await server.call('getPayorPayment', { token, path })).body.data
      return server.call('voidPayorPayment', { token, path, body: { reason: 'Salah transfer', version } })
    }
    return {
      read,
      deeds: {
        send: {
          operation: 'createClaimBatch',
          send: () =>
            server.call('createClaimBatch', {
              token,
              headers: { 'idempotency-key': randomUUID() },
              body: { payor_id, claim_ids: [id], documents: allEnclosed },
            }),
        },
        examine: move('reviewClaim'),
        grantWhole: answer(280_000),
        grantSome: answer(200_000),
        refuse: answer(0),
        contest: move('appealClaim', { reason: 'Tercakup polis' }),
        receiveSome: { operation: 'createPayorPayment', send: () => pay(() => 1_000) },
        receiveLast: {
          operation: 'createPayorPayment',
          // what was not approved is settled before
          prepare: async () => (await read()).rest > 0 && settle('write_off'),
          send: () => pay(({ unpaid }) => unpaid),
        },
        bookOut: {
          operation: 'voidPayorPayment',
          prepare: async () => (await read()).paid === 0 && pay(() => 1_000),
          send: bookOut,
        },
        settleRefused: { operation: 'settleClaim', send: () => settle('charge_patient') },
        settleRefusedLast: {
          operation: 'settleClaim',
          prepare: async () => (await read()).unpaid > 0 && pay(({ unpaid }) => unpaid),
          send: () => settle('write_off'),
        },
        askPatient: { operation: 'settleClaim', send: () => settle('charge_patient') },
        giveUp: {
          operation: 'settleClaim',
          // what was approved is given up after what was not
          prepare: async () => {
            const { rest, unpaid } = await read()
            return rest > 0 && unpaid > 0 && settle('write_off')
          },
          send: () => settle('write_off'),
        },
        takeBack: {
          operation: 'voidInvoice',
          send: async () => {
            const path = { id: invoice.id }
            const { version } = (await server.call('getInvoice', { token, path })).body.data
            return server.call('voidInvoice', { token, path, body: { reason: 'Salah tagih', version } })
          },
        },
      },
    }
  },
})

walksOverHttp('a payment of a payor', payorPaymentModel, {
  states: { inTheBooks: 'recorded', struckOut: 'void' },
  async open() {
    const world = await openWorld(server)
    const token = await server.tokenOf(world.user)
    const path = { id: (await addPayorPayment(world)).id }
    const read = async (): Promise<Schema<'PayorPayment'>> =>
      (await server.call('getPayorPayment', { token, path })).body.data
    const strikeOut = async () =>
      server.call('voidPayorPayment', {
        token,
        path,
        body: { reason: 'Salah transfer', version: (await read()).version },
      })
    return { read, deeds: { strikeOut: { operation: 'voidPayorPayment', send: strikeOut } } }
  },
})
