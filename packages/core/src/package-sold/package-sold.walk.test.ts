import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type PackageSoldEvent, packageSoldMachine } from './index'

const events: PackageSoldEvent['type'][] = [
  'packageSold.use',
  'packageSold.useLast',
  'packageSold.giveBack',
  'packageSold.expire',
  'packageSold.extend',
  'packageSold.refund',
  'packageSold.void',
]

provesMachine('package-sold/package-sold.machine.ts', packageSoldMachine, {
  start: () => createActor(packageSoldMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    exhausted: events.filter((type) => type !== 'packageSold.giveBack'),
    expired: ['packageSold.use', 'packageSold.useLast', 'packageSold.expire', 'packageSold.refund'],
  },
})
