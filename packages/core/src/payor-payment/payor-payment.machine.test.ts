import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { payorPaymentModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type PayorPaymentState, payorPaymentMachine } from './payor-payment.machine'

provesLifecycle('a payment of a payor', payorPaymentMachine, payorPaymentModel, {
  states: { inTheBooks: 'recorded', struckOut: 'void' },
  events: { strikeOut: 'payorPayment.void' },
})

it('a payment of a payor has the states of the contract', () => {
  expectTypeOf<PayorPaymentState>().toEqualTypeOf<Schema<'PayorPaymentState'>>()
})
