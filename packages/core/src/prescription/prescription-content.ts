import type { Schema } from '@clinic/api'
import { readDose } from './read-dose'

export type PrescriptionContent = Schema<'PrescriptionContent'>

/** A prescription in which nothing is written yet. */
export const emptyPrescription: PrescriptionContent = { lines: [], reasons: [] }

/** Whether anything is written that must be signed or removed. A line in which nothing was entered is none. */
export const isPrescribed = ({ lines }: PrescriptionContent): boolean =>
  lines.some(
    ({ medicine_id, dose, quantity, note }) =>
      medicine_id !== null || quantity !== null || `${dose}${note}`.trim() !== '',
  )

/** The doses of the lines that can be read. */
export const readLines = ({ lines }: PrescriptionContent): Schema<'PrescribedDose'>[] =>
  lines.flatMap(({ id, dose: text }) => {
    const dose = readDose(text)
    return 'problem' in dose ? [] : [{ line: id, dose }]
  })
