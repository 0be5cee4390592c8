import type { useTexts } from '../../platform/texts/use-texts'
import type { WorkerSchedule } from './worker-schedule'

/** What is copied of a week: its shifts, or their rooms. */
export interface WeekCopying extends Pick<WorkerSchedule, 'key'> {
  /** names the draft of the dialog, and the preview */
  name: string
  words: Pick<
    ReturnType<typeof useTexts>['doctor-schedule']['copy'],
    | 'title'
    | 'text'
    | 'from'
    | 'save'
    | 'empty'
    | 'preview'
    | 'skipped'
    | 'done'
    | 'some'
    | 'none'
    | 'undone'
    | 'undoneSome'
  >
  calls: Pick<WorkerSchedule['calls'], 'previewCopy' | 'copyWeek' | 'undoCopy'>
}
