import type { PrescriptionLine } from './prescription-query'

/** Whether a line is the last of its medicine: of one that stands in two lines the warnings stand there. */
export function isLastOf(lines: readonly PrescriptionLine[], id: number): boolean {
  const line = lines.find((each) => each.id === id)
  return lines.findLast(({ medicine_id }) => medicine_id === line?.medicine_id) === line
}
