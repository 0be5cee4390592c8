import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DateField } from '../../../ui/date/date-field'

interface OtherDaysProps {
  from: string
  until: string
  errors: Readonly<Record<string, string>>
  onChange: (part: { from: string } | { until: string }) => void
}

/** The first and the last day of a report, where no period on offer fits. */
export default function OtherDays({ from, until, errors, onChange }: OtherDaysProps) {
  const { choices } = useTexts().report
  const locale = useLanguage()
  return (
    <>
      <DateField
        label={choices.from()}
        locale={locale}
        value={from}
        error={errors.from}
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        label={choices.until()}
        locale={locale}
        value={until}
        error={errors.until}
        onChange={(day) => onChange({ until: day })}
      />
    </>
  )
}
