export { type LabOrderEvent, type LabOrderState, labOrderMachine } from './lab-order.machine'
export { labOrderStates, labWorks } from './lab-order.values'
export { countedCost, isDueAfterVisit, isLate } from './lab-order-standing'
