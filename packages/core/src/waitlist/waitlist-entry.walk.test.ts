import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { waitlistEntryMachine } from './index'

provesMachine('waitlist/waitlist-entry.machine.ts', waitlistEntryMachine, {
  start: () => createActor(waitlistEntryMachine),
  events: [{ type: 'waitlistEntry.update' }, { type: 'waitlistEntry.book' }, { type: 'waitlistEntry.withdraw' }],
  ignored: {},
})
