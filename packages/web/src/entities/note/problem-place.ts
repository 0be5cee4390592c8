import type { FinishProblem } from '@clinic/core/visit'
import type { NoteContent } from './note-query'

/** The id of the place where what is missing is entered; none where it is entered elsewhere. */
export function problemPlace({ problem, id }: FinishProblem, content: NoteContent): string | undefined {
  switch (problem) {
    case 'complaintMissing':
      return 'note-complaint'
    case 'diagnosisMissing':
    case 'diagnosisWithoutCode':
      return 'note-new-diagnosis'
    case 'primaryMissing':
      return `note-diagnosis-${content.diagnoses[0]?.id}-rank`
    case 'primaryTwice':
      return `note-diagnosis-${id}-rank`
    case 'toothMissing':
      return `note-procedure-${id}-tooth`
    case 'surfaceMissing':
      return `note-procedure-${id}-surfaces`
    case 'jawMissing':
      return `note-procedure-${id}-jaw`
    case 'performerMissing':
      return `note-procedure-${id}-performer`
    case 'consentMissing':
    case 'consentInvalid':
      return `note-procedure-${id}-consent`
    case 'findingMissing':
      return `note-procedure-${id}-chart`
    case 'controlDatePast':
      return 'note-control'
    case 'prescriptionUnsigned':
      return 'prescription-sign'
    case 'dictationUnresolved':
      return `dictation-${id}`
    case 'alertNotAcknowledged':
      return 'practice-vitals'
    default:
      return undefined
  }
}
