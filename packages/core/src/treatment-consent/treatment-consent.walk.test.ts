import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { treatmentConsentMachine } from './index'

provesMachine('treatment-consent/treatment-consent.machine.ts', treatmentConsentMachine, {
  start: () => createActor(treatmentConsentMachine),
  events: [{ type: 'treatmentConsent.revoke' }],
  ignored: {},
})
