import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { cashShiftModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type CashShiftState, cashShiftMachine } from './cash-shift.machine'

provesLifecycle('a cash shift', cashShiftMachine, cashShiftModel, {
  states: { takingMoney: 'open', drawerCounted: 'counted', handedOver: 'closed' },
  events: { countDrawer: 'cashShift.count', goOnTaking: 'cashShift.resume', handOver: 'cashShift.close' },
})

it('a cash shift has the states of the contract', () => {
  expectTypeOf<CashShiftState>().toEqualTypeOf<Schema<'CashShiftState'>>()
})
