import type { Schema } from '@clinic/api'
import type { MedicationRequest } from '@medplum/fhirtypes'
import { conceptOf } from '../codes/coding'
import { fhirTime } from '../codes/fhir-time'
import { ownIdentifier } from '../codes/system'
import { daysQuantity, dosageOf, stockQuantity, type Taken } from './dosage'
import { practitionerReference, subjectOf, type VisitReferences } from './references'

export interface SentPrescription {
  clinic_id: number
  id: number
  state: Schema<'PrescriptionState'>
  signed_at: string
}

export interface SentLine extends Taken {
  /** Its number in the prescription. */
  line: number
  quantity: number
  /** The name of the medicine. */
  name: string
  /** The Medication, which was sent before. */
  medication_id: string
}

const statusOf = {
  draft: null,
  signed: 'active',
  partly_dispensed: 'active',
  dispensed: 'completed',
  closed: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<Schema<'PrescriptionState'>, MedicationRequest['status'] | null>

/** A line of a signed prescription; null of a draft. */
export function medicationRequestResource(
  prescription: SentPrescription,
  line: SentLine,
  references: VisitReferences,
): MedicationRequest | null {
  const status = statusOf[prescription.state]
  if (status === null) return null
  const { organization_id, doctor } = references
  return {
    resourceType: 'MedicationRequest',
    identifier: prescriptionIdentifiers(prescription, { organization_id, item: String(line.line) }),
    status,
    intent: 'order',
    category: [
      conceptOf({
        system: 'http://terminology.hl7.org/CodeSystem/medicationrequest-category',
        code: 'outpatient',
        display: 'Outpatient',
      }),
    ],
    priority: 'routine',
    medicationReference: { reference: `Medication/${line.medication_id}`, display: line.name },
    ...subjectOf(references),
    authoredOn: fhirTime(prescription.signed_at),
    requester: practitionerReference(doctor),
    dosageInstruction: [dosageOf(line)],
    dispenseRequest: {
      quantity: stockQuantity(line.quantity, line.unit),
      ...(line.dose?.days && { expectedSupplyDuration: daysQuantity(line.dose.days) }),
      performer: { reference: `Organization/${organization_id}` },
    },
  }
}

/** Of the prescription, and of one thing of it (rule 10388). */
export function prescriptionIdentifiers(
  { clinic_id, id }: Pick<SentPrescription, 'clinic_id' | 'id'>,
  { organization_id, item }: { organization_id: string; item: string },
) {
  const key = `${clinic_id}-${id}`
  return [
    { use: 'official' as const, ...ownIdentifier('prescription', { organization_id, value: key }) },
    { use: 'official' as const, ...ownIdentifier('prescription-item', { organization_id, value: `${key}-${item}` }) },
  ]
}
