import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of a time in which a room is out of use; the web and the server both obey it. The clock tells that it starts and ends. */
export const maintenanceMachine = setup({
  types: {
    events: {} as
      | { type: 'maintenance.started' }
      | { type: 'maintenance.ended' }
      | { type: 'maintenance.endNow' }
      | { type: 'maintenance.cancel' },
  },
}).createMachine({
  id: 'maintenance',
  initial: 'planned',
  states: {
    planned: { on: { 'maintenance.started': 'running', 'maintenance.cancel': 'cancelled' } },
    running: {
      on: {
        'maintenance.ended': 'past',
        'maintenance.endNow': 'past',
        // in the moment in which it starts: nothing of it took place
        'maintenance.cancel': 'cancelled',
      },
    },
    past: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type MaintenanceState = StateValueFrom<typeof maintenanceMachine>
export type MaintenanceEvent = EventFrom<typeof maintenanceMachine>
