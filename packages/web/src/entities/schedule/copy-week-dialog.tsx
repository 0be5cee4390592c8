import { addDays, weekOf } from '@clinic/core/time'
import type { ReactNode } from 'react'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { Banner } from '../../ui/feedback/banner'
import { useDays } from './use-days'

interface CopyWeekDialogProps<Copied> {
  /** the Monday of the week that is copied to */
  to: string
  words: { title: string; text: string; from: string; save: string }
  form: string
  /** what copying the week with this Monday would do */
  preview?: (from: string) => ReactNode
  copy: (from: string, key: string) => Promise<Copied>
  onCopied: (copied: Copied) => void
  onClose: () => void
}

/** Copies the data of another week, by default the one before, and names both of them. */
export function CopyWeekDialog<Copied>(props: CopyWeekDialogProps<Copied>) {
  const { to, words, form, preview, copy, onCopied, onClose } = props
  const texts = useTexts()['doctor-schedule']
  const language = useLanguage()
  const { range } = useDays()
  const weekText = (monday: string) => range(monday, addDays(monday, 6))
  return (
    <RecordDialog<{ from: string }, Copied>
      title={words.title}
      description={words.text}
      form={`${form}-${to}`}
      initial={{ from: addDays(to, -7) }}
      problemsOf={({ from }) => {
        if (!isDay(from)) return { from: texts.problems.notDate() }
        return { from: weekOf(from)[0] === to ? texts.copy.sameWeek() : undefined }
      }}
      save={({ from }, key) => copy(from, key)}
      onSaved={(copied) => {
        onCopied(copied)
        onClose()
      }}
      onClose={onClose}
      saveLabel={words.save}
    >
      {({ value, errors, change }) => {
        const [monday] = isDay(value.from) ? weekOf(value.from) : []
        return (
          <>
            <DateField
              name="from"
              label={words.from}
              required
              locale={language}
              value={value.from}
              error={errors.from ?? errors.to}
              onChange={(from) => change({ from })}
            />
            {monday && monday !== to && (
              <Banner title={texts.copy.weeks({ from: weekText(monday), to: weekText(to) })}>
                {preview?.(monday)}
              </Banner>
            )}
          </>
        )
      }}
    </RecordDialog>
  )
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
