import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type MaintenanceEvent, maintenanceMachine } from './index'

const maintenanceEvents: MaintenanceEvent['type'][] = [
  'maintenance.started',
  'maintenance.ended',
  'maintenance.endNow',
  'maintenance.cancel',
]

provesMachine('room/maintenance.machine.ts', maintenanceMachine, {
  start: () => createActor(maintenanceMachine),
  events: maintenanceEvents.map((type) => ({ type })),
  ignored: { planned: ['maintenance.ended', 'maintenance.endNow'], running: ['maintenance.started'] },
})
