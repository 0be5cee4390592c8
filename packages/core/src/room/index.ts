export { type MaintenanceEvent, type MaintenanceState, maintenanceMachine } from './maintenance.machine'
export { type MaintenanceProblem, maintenanceProblems } from './maintenance-problems'
export { roomMaintenanceStates, roomStates, roomStatuses, roomTypes } from './room.values'
