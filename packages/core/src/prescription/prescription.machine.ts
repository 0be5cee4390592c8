import { type EventFrom, setup } from 'xstate'

/**
 * The lifecycle of a prescription: what is signed is never changed, only cancelled before anything was handed out. What a patient
 * did not take of it is closed.
 */
export const prescriptionMachine = setup({
  types: {
    events: {} as
      | { type: 'prescription.write' }
      | { type: 'prescription.sign' }
      | { type: 'prescription.dispensePart' }
      | { type: 'prescription.dispense' }
      | { type: 'prescription.close' }
      | { type: 'prescription.cancel' },
  },
}).createMachine({
  id: 'prescription',
  initial: 'draft',
  states: {
    draft: {
      on: {
        'prescription.write': 'draft',
        'prescription.sign': 'signed',
        'prescription.cancel': 'cancelled',
      },
    },
    signed: {
      on: {
        'prescription.dispensePart': 'partly_dispensed',
        'prescription.dispense': 'dispensed',
        'prescription.cancel': 'cancelled',
      },
    },
    partly_dispensed: {
      on: {
        'prescription.dispensePart': 'partly_dispensed',
        'prescription.dispense': 'dispensed',
        'prescription.close': 'closed',
      },
    },
    dispensed: { on: { 'prescription.close': 'closed' } },
    closed: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type PrescriptionEvent = EventFrom<typeof prescriptionMachine>
