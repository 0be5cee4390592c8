import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type PrescriptionEvent, prescriptionMachine } from './index'

const prescriptionEvents: PrescriptionEvent['type'][] = [
  'prescription.write',
  'prescription.sign',
  'prescription.dispensePart',
  'prescription.dispense',
  'prescription.close',
  'prescription.cancel',
]

const notOfPrescription = (...taken: PrescriptionEvent['type'][]) =>
  prescriptionEvents.filter((type) => !taken.includes(type))

provesMachine('prescription/prescription.machine.ts', prescriptionMachine, {
  start: () => createActor(prescriptionMachine),
  events: prescriptionEvents.map((type) => ({ type })),
  ignored: {
    draft: ['prescription.dispensePart', 'prescription.dispense', 'prescription.close'],
    signed: ['prescription.write', 'prescription.sign', 'prescription.close'],
    partly_dispensed: ['prescription.write', 'prescription.sign', 'prescription.cancel'],
    dispensed: notOfPrescription('prescription.close'),
  },
})
