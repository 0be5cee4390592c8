import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { packageSoldModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type PackageSoldState, packageSoldMachine } from './package-sold.machine'

provesLifecycle('a package of a patient', packageSoldMachine, packageSoldModel, {
  states: { usable: 'active', usedUp: 'exhausted', tooLate: 'expired', givenBack: 'refunded', neverSold: 'void' },
  events: {
    useOne: 'packageSold.use',
    useTheLast: 'packageSold.useLast',
    takeBackAUse: 'packageSold.giveBack',
    letTheLastDayPass: 'packageSold.expire',
    prolong: 'packageSold.extend',
    refundTheRest: 'packageSold.refund',
    takeBackTheSale: 'packageSold.void',
  },
})

it('a package of a patient has the states of the contract', () => {
  expectTypeOf<PackageSoldState>().toEqualTypeOf<Schema<'PackageSoldState'>>()
})
