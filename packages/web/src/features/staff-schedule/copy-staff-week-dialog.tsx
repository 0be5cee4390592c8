import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { CopyWeekDialog } from '../../entities/schedule/copy-week-dialog'
import { idempotencyHeader } from '../../entities/schedule/worker-schedule'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { useTexts } from '../../platform/texts/use-texts'

/** Copies the shifts of another week; names the assistants left out. */
export default function CopyStaffWeekDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const { api } = useApp()
  const { copy: words } = useTexts()['staff-schedule']
  const queries = useQueryClient()
  return (
    <CopyWeekDialog
      to={to}
      form="staff-schedule-copy"
      words={{ title: words.title(), text: words.text(), from: words.from(), save: words.save() }}
      copy={(from, key) =>
        unwrap(api.POST('/api/staff-schedule/copy', { params: idempotencyHeader(key), body: { from, to } }))
      }
      onCopied={({ shifts, left_out }) => {
        void queries.invalidateQueries({ queryKey: ['staff-schedule'] })
        if (shifts === 0) void notify('info', words.none())
        else if (left_out === 0) void notify('success', words.done(shifts))
        else void notify('warning', words.some({ shifts, left: left_out }))
      }}
      onClose={onClose}
    />
  )
}
