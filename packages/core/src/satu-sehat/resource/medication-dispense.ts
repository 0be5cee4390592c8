import type { MedicationDispense } from '@medplum/fhirtypes'
import { conceptOf } from '../codes/coding'
import { fhirTime } from '../codes/fhir-time'
import { dosageOf, stockQuantity } from './dosage'
import { prescriptionIdentifiers, type SentLine, type SentPrescription } from './medication-request'
import { patientReference, type VisitReferences } from './references'

export interface SentMovement {
  /** Of the movement of the stock. */
  id: number
  quantity: number
  at: string
  /** The Medication with the batch it was taken from. */
  medication_id: string
  /** The MedicationRequest. */
  request_id: string
  room: { ihs: string; name: string }
}

/** What was handed out of a line at once. Who did it has no IHS number in a clinic without a pharmacist: no performer is named. */
export const medicationDispenseResource = (
  movement: SentMovement,
  { prescription, line }: { prescription: Pick<SentPrescription, 'clinic_id' | 'id'>; line: SentLine },
  { organization_id, patient, encounter_id }: VisitReferences,
): MedicationDispense => ({
  resourceType: 'MedicationDispense',
  identifier: prescriptionIdentifiers(prescription, { organization_id, item: `${line.line}-${movement.id}` }),
  status: 'completed',
  category: conceptOf({
    system: 'http://terminology.hl7.org/fhir/CodeSystem/medicationdispense-category',
    code: 'outpatient',
    display: 'Outpatient',
  }),
  medicationReference: { reference: `Medication/${movement.medication_id}`, display: line.name },
  subject: patientReference(patient),
  context: { reference: `Encounter/${encounter_id}` },
  location: { reference: `Location/${movement.room.ihs}`, display: movement.room.name },
  authorizingPrescription: [{ reference: `MedicationRequest/${movement.request_id}` }],
  quantity: stockQuantity(movement.quantity, line.unit),
  whenPrepared: fhirTime(movement.at),
  whenHandedOver: fhirTime(movement.at),
  dosageInstruction: [dosageOf(line)],
})
