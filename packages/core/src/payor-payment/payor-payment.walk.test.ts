import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { payorPaymentMachine } from './index'

provesMachine('payor-payment/payor-payment.machine.ts', payorPaymentMachine, {
  start: () => createActor(payorPaymentMachine),
  events: [{ type: 'payorPayment.void' }],
  ignored: {},
})
