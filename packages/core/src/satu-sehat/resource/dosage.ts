import type { Schema } from '@clinic/api'
import type { Dosage, Quantity } from '@medplum/fhirtypes'
import { conceptOf } from '../codes/coding'
import { doseUnitCodes, mealCodes, momentCodes, stockUnitCodes } from '../codes/medicine-code'
import { ucum } from '../codes/system'

export interface Taken {
  /** As the dentist typed it. */
  text: string
  /** Null where nobody can read it: it is sent as text alone. */
  dose: Schema<'Dose'> | null
  note: string
  unit: Schema<'MedicineUnit'>
}

/** How a medicine is taken. */
export function dosageOf({ text, dose, note, unit }: Taken): Dosage {
  return {
    sequence: 1,
    text,
    ...(note.trim() !== '' && { patientInstruction: note.trim() }),
    ...(dose && {
      timing: { repeat: repeatOf(dose) },
      ...asNeededOf(dose),
      doseAndRate: [
        {
          type: conceptOf({
            system: 'http://terminology.hl7.org/CodeSystem/dose-rate-type',
            code: 'ordered',
            display: 'Ordered',
          }),
          doseQuantity: amountOf(dose, unit),
        },
      ],
    }),
  }
}

/** A number of what the stock counts. */
export const stockQuantity = (value: number, unit: Schema<'MedicineUnit'>): Quantity => {
  const counted = stockUnitCodes[unit]
  return { value, unit: counted?.unit ?? unit, ...counted?.coding }
}

function repeatOf({ times, every_hours, moments, meal, days }: Schema<'Dose'>) {
  const when = [...moments.map((moment) => momentCodes[moment]), ...(meal ? [mealCodes[meal]] : [])]
  return {
    ...(every_hours === null
      ? { frequency: times, period: 1, periodUnit: 'd' as const }
      : { frequency: 1, period: every_hours, periodUnit: 'h' as const }),
    ...(when.length > 0 && { when }),
    ...(days !== null && { boundsDuration: daysQuantity(days) }),
  }
}

export const daysQuantity = (value: number): Quantity => ({ value, unit: 'days', system: ucum, code: 'd' })

function asNeededOf({ as_needed }: Schema<'Dose'>): Pick<Dosage, 'asNeededBoolean' | 'asNeededCodeableConcept'> {
  if (as_needed === null) return {}
  if (as_needed === 'needed') return { asNeededBoolean: true }
  return { asNeededCodeableConcept: { text: as_needed === 'pain' ? 'nyeri' : 'demam' } }
}

function amountOf({ amount, unit: said }: Schema<'Dose'>, unit: Schema<'MedicineUnit'>): Quantity {
  const counted = said === null ? stockUnitCodes[unit] : doseUnitCodes[said]
  const value = Math.round((amount.numerator / amount.denominator) * (counted?.times ?? 1) * 10_000) / 10_000
  return { value, unit: counted?.unit ?? unit, ...counted?.coding }
}
