import { addDays } from '@clinic/core/time'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'

interface CopyWeekDialogProps<Copied> {
  /** the Monday of the week that is copied to */
  to: string
  words: { title: string; text: string; from: string; save: string }
  form: string
  copy: (from: string, key: string) => Promise<Copied>
  onCopied: (copied: Copied) => void
  onClose: () => void
}

/** Copies the data of another week, by default the one before. */
export function CopyWeekDialog<Copied>({ to, words, form, copy, onCopied, onClose }: CopyWeekDialogProps<Copied>) {
  const { problems } = useTexts()['doctor-schedule']
  const language = useLanguage()
  return (
    <RecordDialog<{ from: string }, Copied>
      title={words.title}
      description={words.text}
      form={`${form}-${to}`}
      initial={{ from: addDays(to, -7) }}
      problemsOf={({ from }) => ({ from: /^\d{4}-\d\d-\d\d$/.test(from) ? undefined : problems.notDate() })}
      save={({ from }, key) => copy(from, key)}
      onSaved={(copied) => {
        onCopied(copied)
        onClose()
      }}
      onClose={onClose}
      saveLabel={words.save}
    >
      {({ value, errors, change }) => (
        <DateField
          name="from"
          label={words.from}
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
