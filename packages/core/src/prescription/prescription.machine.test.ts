import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { prescriptionModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { prescriptionMachine } from './prescription.machine'
import type { PrescriptionState } from './prescription.values'

provesLifecycle('a prescription', prescriptionMachine, prescriptionModel, {
  states: {
    beingWritten: 'draft',
    valid: 'signed',
    begun: 'partly_dispensed',
    handedOut: 'dispensed',
    filed: 'closed',
    tornUp: 'cancelled',
  },
  events: {
    writeOn: 'prescription.write',
    putNameUnder: 'prescription.sign',
    handOutSome: 'prescription.dispensePart',
    handOutRest: 'prescription.dispense',
    fileAway: 'prescription.close',
    tearUp: 'prescription.cancel',
  },
})

it('a prescription has the states that people read', () => {
  expectTypeOf<StateValueFrom<typeof prescriptionMachine>>().toEqualTypeOf<PrescriptionState>()
})
