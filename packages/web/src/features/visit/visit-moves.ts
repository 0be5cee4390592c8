import { moveVisit, type VisitEvent, type VisitState } from '@clinic/core/visit'

type Move = VisitEvent['type'] extends `visit.${infer Name}` ? Name : never

/** Whether the lifecycle allows a move now. */
export const may = (state: VisitState, move: Move) => moveVisit(state, { type: `visit.${move}` }) !== null
