export { type PayorPaymentEvent, type PayorPaymentState, payorPaymentMachine } from './payor-payment.machine'
export { payorPaymentStates } from './payor-payment.values'
