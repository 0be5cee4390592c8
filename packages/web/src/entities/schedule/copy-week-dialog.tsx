import type { Schema } from '@clinic/api'
import { isDate } from '@clinic/core/patient'
import { addDays, weekOf } from '@clinic/core/time'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { Banner } from '../../ui/feedback/banner'
import { useDays } from './use-days'
import { useWeekCopiedNotice } from './use-week-copied-notice'
import { WeekCopyPreview } from './week-copy-preview'
import type { WeekCopying } from './week-copying'

type WeekCopy = Schema<'WeekCopy'>

interface CopyWeekDialogProps {
  copying: WeekCopying
  /** the Monday of the week that is copied to */
  to: string
  onClose: () => void
}

/** Copies from another week, by default the one before, and names both: what would happen is said before, and it can be undone. */
export function CopyWeekDialog({ copying, to, onClose }: CopyWeekDialogProps) {
  const { name, words, calls } = copying
  const notice = useWeekCopiedNotice(copying)
  const texts = useTexts()['doctor-schedule']
  const language = useLanguage()
  const { range } = useDays()
  const weekText = (monday: string) => range(monday, addDays(monday, 6))
  return (
    <RecordDialog<{ from: string }, WeekCopy>
      title={words.title()}
      description={words.text()}
      form={`${name}-${to}`}
      initial={{ from: addDays(to, -7) }}
      problemsOf={({ from }) => {
        if (!isDate(from)) return { from: texts.problems.notDate() }
        return { from: weekOf(from)[0] === to ? texts.copy.sameWeek() : undefined }
      }}
      save={({ from }, key) => calls.copyWeek({ from, to }, key)}
      onSaved={(copied) => {
        notice(copied)
        onClose()
      }}
      onClose={onClose}
      saveLabel={words.save()}
    >
      {({ value, errors, change }) => {
        const [monday] = isDate(value.from) ? weekOf(value.from) : []
        return (
          <>
            <DateField
              name="from"
              label={words.from()}
              required
              locale={language}
              value={value.from}
              error={errors.from ?? errors.to}
              onChange={(from) => change({ from })}
            />
            {monday && monday !== to && (
              <Banner title={texts.copy.weeks({ from: weekText(monday), to: weekText(to) })}>
                <WeekCopyPreview copying={copying} weeks={{ from: monday, to }} />
              </Banner>
            )}
          </>
        )
      }}
    </RecordDialog>
  )
}
