export { type CashShiftEvent, type CashShiftState, cashShiftMachine } from './cash-shift.machine'
export { cashShiftStates } from './cash-shift.values'
