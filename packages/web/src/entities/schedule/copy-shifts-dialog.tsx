import { useTexts } from '../../platform/texts/use-texts'
import { CopyWeekDialog } from './copy-week-dialog'
import { useWeekCopiedNotice } from './use-week-copied-notice'
import { WeekCopyPreview } from './week-copy-preview'
import type { WorkerSchedule } from './worker-schedule'

type Work = Pick<WorkerSchedule, 'key' | 'calls'>

/** Copies the shifts of another week: what would happen is said before, and it can be undone. */
export default function CopyShiftsDialog({ work, to, onClose }: { work: Work; to: string; onClose: () => void }) {
  const { copy: words } = useTexts()['doctor-schedule']
  const notice = useWeekCopiedNotice(work)
  return (
    <CopyWeekDialog
      to={to}
      form={`${work.key}-copy`}
      words={{ title: words.title(), text: words.text(), from: words.from(), save: words.save() }}
      preview={(from) => <WeekCopyPreview work={work} weeks={{ from, to }} />}
      copy={(from, key) => work.calls.copyWeek({ from, to }, key)}
      onCopied={notice}
      onClose={onClose}
    />
  )
}
