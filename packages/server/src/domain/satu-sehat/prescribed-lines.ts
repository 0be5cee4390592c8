import { isKfaCode } from '@clinic/core/satu-sehat'
import type { VisitRecord } from './visit-record'

/** The lines of the signed prescriptions whose medicines have a KFA code, called as they were then. */
export const linesOf = ({ prescriptions, kfa_codes }: VisitRecord) =>
  prescriptions.flatMap(({ content, signed_with, ...prescription }) =>
    content.lines.flatMap(({ id, medicine_id, dose: text, quantity, note }) => {
      const medicine = signed_with?.medicines.find((each) => each.medicine_id === medicine_id)
      const kfa_code = kfa_codes.get(medicine?.medicine_id ?? 0) ?? ''
      if (!medicine || quantity === null || !isKfaCode(kfa_code)) return []
      const dose = signed_with?.doses.find(({ line }) => line === id)?.dose ?? null
      const line = { line: id, quantity, name: medicine.name, text, dose, note, unit: medicine.unit }
      return [
        {
          prescription,
          line,
          medicine: { ...medicine, kfa_code },
          key: `${prescription.clinic_id}-${prescription.id}-${id}`,
        },
      ]
    }),
  )

/** What was handed out of them, each time out of one batch. */
export const handedOut = (record: VisitRecord) =>
  record.movements.flatMap((movement) => {
    const line = linesOf(record).find(
      ({ prescription, line: { line } }) => prescription.id === movement.prescription_id && line === movement.line,
    )
    return line ? [{ line, movement, key: `${line.key}-${movement.id}` }] : []
  })
