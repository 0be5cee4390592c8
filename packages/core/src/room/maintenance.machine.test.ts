import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { maintenanceModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type MaintenanceState, maintenanceMachine } from './maintenance.machine'

provesLifecycle('the maintenance of a room', maintenanceMachine, maintenanceModel, {
  states: { ahead: 'planned', underWay: 'running', over: 'past', calledOff: 'cancelled' },
  events: {
    begin: 'maintenance.started',
    reachItsEnd: 'maintenance.ended',
    finishEarly: 'maintenance.endNow',
    callOff: 'maintenance.cancel',
  },
})

it('the maintenance of a room has the states of the contract', () => {
  expectTypeOf<MaintenanceState>().toEqualTypeOf<Schema<'RoomMaintenanceState'>>()
})

// Mutants tried, one at a time, and seen to die:
// - endNow leads to cancelled; a running one cannot be cancelled; a planned one never starts; a past one is cancelled
// - it begins running
