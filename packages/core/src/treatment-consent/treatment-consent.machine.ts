import { type EventFrom, setup } from 'xstate'

/** The lifecycle of a consent to treatment: signed as it is written, never changed, only revoked. That a refusal cannot be revoked is data. */
export const treatmentConsentMachine = setup({
  types: { events: {} as { type: 'treatmentConsent.revoke' } },
}).createMachine({
  id: 'treatmentConsent',
  initial: 'signed',
  states: {
    signed: { on: { 'treatmentConsent.revoke': 'revoked' } },
    revoked: { type: 'final' },
  },
})

export type TreatmentConsentEvent = EventFrom<typeof treatmentConsentMachine>
