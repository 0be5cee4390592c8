import type { Schema } from '@clinic/api'
import type { Medication } from '@medplum/fhirtypes'
import { conceptOf } from '../codes/coding'
import { fhirTime } from '../codes/fhir-time'
import { isKfaCode } from '../codes/kfa-code'
import { formCodes } from '../codes/medicine-code'
import { kfa, ownIdentifier } from '../codes/system'

export type SentMedicine = Pick<Schema<'PrescribedMedicine'>, 'name' | 'kfa_code' | 'form'>

interface Of {
  organization_id: string
  /** Of the line that prescribes it, or the movement that handed it out. */
  key: string
  /** Of what was handed out. */
  batch?: { lot: string; expires_on: string | null }
}

/** A medicine of the national dictionary KFA; null without a code of it. */
export function medicationResource(medicine: SentMedicine, { organization_id, key, batch }: Of): Medication | null {
  const form = formCodes[medicine.form]
  if (!isKfaCode(medicine.kfa_code)) return null
  return {
    resourceType: 'Medication',
    meta: { profile: ['https://fhir.kemkes.go.id/r4/StructureDefinition/Medication'] },
    identifier: [{ use: 'official', ...ownIdentifier('medication', { organization_id, value: key }) }],
    code: conceptOf({ system: kfa, code: medicine.kfa_code, display: medicine.name }),
    status: 'active',
    ...(form && { form: conceptOf(form) }),
    ...(batch && {
      batch: {
        lotNumber: batch.lot,
        ...(batch.expires_on && { expirationDate: fhirTime(`${batch.expires_on}T00:00:00Z`) }),
      },
    }),
    extension: [
      {
        url: 'https://fhir.kemkes.go.id/r4/StructureDefinition/MedicationType',
        valueCodeableConcept: conceptOf({
          system: 'http://terminology.kemkes.go.id/CodeSystem/medication-type',
          code: 'NC',
          display: 'Non-compound',
        }),
      },
    ],
  }
}
