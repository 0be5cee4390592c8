export { type MaintenanceProblem, maintenanceProblems } from './maintenance-problems'
