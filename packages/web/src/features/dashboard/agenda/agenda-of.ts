import type { VisitBoard } from '../../../entities/visit/board-query'
import { entriesOf, type VisitEntry } from '../../../entities/visit/visit-entry'

/** Who is here or still to come, the earliest first; without those who are in the chair, who did not come, or who have left. */
export const agendaOf = (board: VisitBoard): VisitEntry[] =>
  entriesOf(board)
    .filter(({ column, appointment }) => !over.has(column) && appointment?.state !== 'no_show')
    .toSorted((a, b) => timeOf(a) - timeOf(b))

/** In the chair it is the dentist's turn. */
const over = new Set<VisitEntry['column']>(['in_practice', 'done'])

const timeOf = ({ appointment, visit }: VisitEntry) =>
  Date.parse(appointment ? appointment.starts_at : visit.arrived_at)
