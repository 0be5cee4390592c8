import { type EventFrom, setup } from 'xstate'

/**
 * The lifecycle of a prescription: once signed it is never changed, only cancelled before any of it was dispensed. The rest
 * that a patient does not take is closed.
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
