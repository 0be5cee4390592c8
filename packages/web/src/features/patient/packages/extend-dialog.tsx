import { unwrap } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { useQueryClient } from '@tanstack/react-query'
import type { PackageSold } from '../../../entities/package-sold/package-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DateField } from '../../../ui/date/date-field'
import { TextArea } from '../../../ui/field/text-area'

interface ExtendDialogProps {
  of: PackageSold
  onClose: () => void
}

/** Makes a package valid for longer, with the reason. */
export default function ExtendDialog({ of: { id, name, valid_until, version }, onClose }: ExtendDialogProps) {
  const { api } = useApp()
  const { extend: words, fields } = useTexts()['package-sold']
  const { date } = useFormat()
  const locale = useLanguage()
  const { today } = useClinicDay()
  const queries = useQueryClient()
  const min = [addDays(valid_until, 1), today].sort().at(-1) ?? today
  return (
    <RecordDialog<{ valid_until: string; reason: string }, PackageSold>
      form={`package-${id}-extend`}
      title={words.title({ name })}
      description={words.text({ date: date(valid_until) })}
      saveLabel={words.save()}
      initial={{ valid_until: addDays(min, 30), reason: '' }}
      problemsOf={(typed) => ({
        valid_until: typed.valid_until < min ? words.wrong() : undefined,
        reason: typed.reason.trim() === '' ? words.required() : undefined,
      })}
      save={(typed) =>
        unwrap(
          api.POST('/api/package-sold/{id}/extend', {
            params: { path: { id } },
            body: { valid_until: typed.valid_until, reason: typed.reason.trim(), version },
          }),
        )
      }
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: ['package-sold'] })
        void notify('success', words.saved())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <DateField
            name="valid_until"
            label={fields.valid_until()}
            required
            locale={locale}
            min={min}
            error={errors.valid_until}
            value={value.valid_until}
            onChange={(next) => change({ valid_until: next })}
          />
          <TextArea
            name="reason"
            label={fields.reason()}
            required
            dir="auto"
            maxLength={200}
            help={words.help()}
            error={errors.reason}
            value={value.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}
