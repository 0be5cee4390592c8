import { useTexts } from '../../platform/texts/use-texts'
import { CopyWeekDialog } from './copy-week-dialog'
import type { WorkerSchedule } from './worker-schedule'

interface CopyShiftsDialogProps {
  work: Pick<WorkerSchedule, 'key' | 'calls'>
  to: string
  onClose: () => void
}

/** Copies the shifts of another week. */
export default function CopyShiftsDialog({ work: { key, calls }, to, onClose }: CopyShiftsDialogProps) {
  const { copy: words } = useTexts()['doctor-schedule']
  return <CopyWeekDialog copying={{ key, calls, words, name: `${key}-copy` }} to={to} onClose={onClose} />
}
