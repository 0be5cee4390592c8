import type { Schema } from '@clinic/api'
import { daysOfRest, longestRest } from '@clinic/core/letter'
import { isDate } from '@clinic/core/patient'
import { addDays } from '@clinic/core/time'
import { css } from 'styled-system/css'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date/date-field'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { FormRow } from '../../ui/field/form'
import { TextField } from '../../ui/field/text-field'
import { NoteDiagnoses } from './note-diagnoses'

interface RestFieldsProps {
  value: Schema<'SickNote'>
  errors: Readonly<Record<string, string | undefined>>
  visit: number
  onChange: (part: Partial<Schema<'SickNote'>>) => void
}

/** The fields of a sick note: which days, and the diagnosis if the patient agrees. */
export function RestFields({ value, errors, visit, onChange }: RestFieldsProps) {
  const { fields, help, days } = useTexts().letter
  const locale = useLanguage()
  const count = daysOfRest(value)
  return (
    <>
      <FormRow>
        <DateField
          name="from"
          label={fields.from()}
          required
          locale={locale}
          value={value.from}
          error={errors.from}
          onChange={(from) =>
            // the length stays when the first day moves
            onChange({ from, ...(count >= 1 && isDate(from) && { until: addDays(from, count - 1) }) })
          }
        />
        <DateField
          name="until"
          label={fields.until()}
          required
          locale={locale}
          value={value.until}
          error={errors.until}
          help={count >= 1 ? days.count(count) : undefined}
          onChange={(until) => onChange({ until })}
        />
      </FormRow>
      {isDate(value.from) && (
        <fieldset className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          <legend className={css({ srOnly: true })}>{days.label()}</legend>
          {[1, 2, 3, 7].map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === count ? 'soft' : 'outline'}
              aria-pressed={each === count}
              onClick={() => onChange({ until: addDays(value.from, each - 1) })}
            >
              {days.count(each)}
            </Button>
          ))}
        </fieldset>
      )}
      {count > longestRest && (
        <TextField
          name="long_reason"
          label={fields.long_reason()}
          required
          dir="auto"
          maxLength={200}
          help={help.long_reason()}
          error={errors.long_reason}
          value={value.long_reason}
          onChange={({ target }) => onChange({ long_reason: target.value })}
        />
      )}
      <TextField
        name="diagnosis"
        label={fields.diagnosis()}
        dir="auto"
        maxLength={200}
        help={help.diagnosis()}
        error={errors.diagnosis}
        value={value.diagnosis}
        onChange={({ target }) => onChange({ diagnosis: target.value })}
      />
      {value.diagnosis !== '' && (
        <CheckboxField
          name="has_consent"
          label={fields.has_consent()}
          error={errors.has_consent}
          checked={value.has_consent}
          onChange={({ target }) => onChange({ has_consent: target.checked })}
        />
      )}
      <NoteDiagnoses
        visit={visit}
        onTake={(diagnosis) => onChange({ diagnosis: joined(value.diagnosis, diagnosis, '; ').slice(0, 200) })}
      />
    </>
  )
}

const joined = (before: string, added: string, between: string) => [before, added].filter(Boolean).join(between)
