import { unwrap } from '@clinic/api'
import { CopyWeekDialog } from '../../entities/schedule/copy-week-dialog'
import { idempotencyHeader } from '../../entities/schedule/worker-schedule'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'

/** Takes over the rooms of another week. */
export default function CopyRoomsDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const { api } = useApp()
  const { copy: words } = useTexts()['doctor-room']
  return (
    <CopyWeekDialog
      copying={{
        key: 'doctor-schedule',
        name: 'doctor-room-copy',
        words,
        calls: {
          previewCopy: (query, signal) => unwrap(api.GET('/api/doctor-room/copy', { params: { query }, signal })),
          copyWeek: (body, key) => unwrap(api.POST('/api/doctor-room/copy', { params: idempotencyHeader(key), body })),
          undoCopy: (id, body) =>
            unwrap(api.POST('/api/doctor-room/copy/{id}/undo', { params: { path: { id } }, body })),
        },
      }}
      to={to}
      onClose={onClose}
    />
  )
}
