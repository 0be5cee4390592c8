import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { treatmentConsentModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { treatmentConsentMachine } from './treatment-consent.machine'
import type { TreatmentConsentState } from './treatment-consent.values'

provesLifecycle('a consent to treatment', treatmentConsentMachine, treatmentConsentModel, {
  states: { holds: 'signed', takenBack: 'revoked' },
  events: { takeBack: 'treatmentConsent.revoke' },
})

it('a consent to treatment has the states that people read', () => {
  expectTypeOf<StateValueFrom<typeof treatmentConsentMachine>>().toEqualTypeOf<TreatmentConsentState>()
})
