import { transferModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { transferMachine } from './transfer.machine'

provesLifecycle('a transfer', transferMachine, transferModel, {
  states: { beingPacked: 'draft', onTheRoad: 'sent', there: 'received', unpacked: 'cancelled' },
  events: {
    packOn: 'transfer.write',
    handToDriver: 'transfer.send',
    open: 'transfer.accept',
    unpack: 'transfer.cancel',
  },
})
