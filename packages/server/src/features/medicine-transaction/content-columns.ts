import type { Schema } from '@clinic/api'

/** A document as typed, without the blanks around its texts. */
export const trimmedContent = ({
  invoice_number,
  note,
  lines,
  ...content
}: Schema<'MedicineTransactionContent'>): Schema<'MedicineTransactionContent'> => ({
  ...content,
  invoice_number: invoice_number.trim(),
  note: note.trim(),
  lines: lines.map((line) => ({ ...line, lot: line.lot.trim() })),
})

/** The columns that hold a document as typed. */
export const contentColumns = ({ lines, to_clinic_id, ...content }: Schema<'MedicineTransactionContent'>) => ({
  ...content,
  partner_clinic_id: to_clinic_id,
  lines: JSON.stringify(lines),
})
