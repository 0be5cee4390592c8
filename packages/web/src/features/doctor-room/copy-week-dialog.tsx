import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { CopyWeekDialog } from '../../entities/schedule/copy-week-dialog'
import { idempotencyHeader } from '../../entities/schedule/worker-schedule'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { useTexts } from '../../platform/texts/use-texts'

/** Takes over the rooms of another week. */
export default function CopyRoomsDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const { api } = useApp()
  const words = useTexts()['doctor-room']
  const queries = useQueryClient()
  return (
    <CopyWeekDialog
      to={to}
      form="doctor-room-copy"
      words={{ title: words.copy(), text: words.copyText(), from: words.copyFrom(), save: words.copySave() }}
      copy={(from, key) =>
        unwrap(api.POST('/api/doctor-room/copy', { params: idempotencyHeader(key), body: { from, to } }))
      }
      onCopied={({ shifts }) => {
        void queries.invalidateQueries({ queryKey: ['doctor-schedule'] })
        void notify(shifts > 0 ? 'success' : 'info', shifts > 0 ? words.copied({ count: shifts }) : words.copiedNone())
      }}
      onClose={onClose}
    />
  )
}
