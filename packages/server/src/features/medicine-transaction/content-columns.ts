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
export const contentColumns = ({ lines, ...content }: Schema<'MedicineTransactionContent'>) => ({
  ...content,
  lines: JSON.stringify(lines),
})
