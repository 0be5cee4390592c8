export { type ApprovalEvent, type ApprovalState, approvalMachine } from './approval.machine'
export { approvalStates } from './approval.values'
export { coversDiscount, percentOff, type TakenOff } from './covers-discount'
