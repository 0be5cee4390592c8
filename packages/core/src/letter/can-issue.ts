import { isInTreatment, type VisitState } from '../visit'

/** Whether letters of a visit are written: from the beginning of treatment on, and after it, when a patient asks at the door. */
export const canIssueLetter = (visit: VisitState) =>
  isInTreatment(visit) || visit === 'finished' || visit === 'checked_out'
