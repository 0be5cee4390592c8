import { unwrap } from '@clinic/api'
import { addDays } from '@clinic/core/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context'
import { notify } from '../../platform/notify'
import { RecordDialog } from '../../platform/record-dialog'
import { useLanguage, useTexts } from '../../platform/use-texts'
import { DateField } from '../../ui/date-field'

interface CopyWeekDialogProps {
  /** the Monday of the week that gets the rooms */
  to: string
  onClose: () => void
}

/** Takes over the rooms of another week. */
export default function CopyWeekDialog({ to, onClose }: CopyWeekDialogProps) {
  const { api } = useApp()
  const words = useTexts()['doctor-room']
  const language = useLanguage()
  const queries = useQueryClient()
  return (
    <RecordDialog<{ from: string }, { shifts: number }>
      title={words.copy()}
      description={words.copyText()}
      form={`doctor-room-copy-${to}`}
      initial={{ from: addDays(to, -7) }}
      problemsOf={({ from }) => ({ from: /^\d{4}-\d\d-\d\d$/.test(from) ? undefined : words.notDate() })}
      save={({ from }, key) =>
        unwrap(
          api.POST('/api/doctor-room/copy', { params: { header: { 'Idempotency-Key': key } }, body: { from, to } }),
        )
      }
      onSaved={({ shifts }) => {
        void queries.invalidateQueries({ queryKey: ['doctor-schedule'] })
        void notify(shifts > 0 ? 'success' : 'info', shifts > 0 ? words.copied({ count: shifts }) : words.copiedNone())
        onClose()
      }}
      onClose={onClose}
      saveLabel={words.copySave()}
    >
      {({ value, errors, change }) => (
        <DateField
          label={words.copyFrom()}
          required
          locale={language}
          value={value.from}
          error={errors.from ?? errors.to}
          onChange={(from) => change({ from })}
        />
      )}
    </RecordDialog>
  )
}
