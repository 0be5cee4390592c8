import type { Schema } from '@clinic/api'
import { specialDateKinds } from '@clinic/core/information'
import { valuesOf } from '@clinic/core/values'
import { Plus, X } from 'lucide-react'
import { css } from 'styled-system/css'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date/date-field'
import { FormRow } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { IconButton } from '../../ui/icon-button'
import { ShiftsField } from './shifts-field'

type SpecialDate = Schema<'SpecialDate'>

interface SpecialDatesFieldProps {
  dates: readonly SpecialDate[]
  errors: Readonly<Record<string, string | undefined>>
  onChange: (dates: SpecialDate[]) => void
}

/** The dates on which the clinic is closed, or open otherwise than on their weekday. */
export function SpecialDatesField({ dates, errors, onChange }: SpecialDatesFieldProps) {
  const { opening: texts } = useTexts().information
  const { options } = useLabels()
  const language = useLanguage()
  const change = (index: number, part: Partial<SpecialDate>) =>
    onChange(dates.map((date, each) => (each === index ? { ...date, ...part } : date)))
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      {dates.length === 0 && <p className={css({ color: 'muted' })}>{texts.noSpecialDates()}</p>}
      {dates.map((special, index) => {
        const name = `special_dates.${index}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a date is typed anew in its place
          <fieldset key={index} className={one}>
            <legend className={css({ srOnly: true })}>{texts.specialDate({ number: index + 1 })}</legend>
            <div className={head}>
              <FormRow>
                <DateField
                  name={`${name}.date`}
                  label={texts.date()}
                  required
                  locale={language}
                  value={special.date}
                  error={errors[`${name}.date`]}
                  onChange={(date) => change(index, { date })}
                />
                <SelectField
                  name={`${name}.kind`}
                  label={texts.kind()}
                  options={options(specialDateKinds)}
                  value={special.kind}
                  error={errors[`${name}.kind`]}
                  onChange={({ target }) => {
                    const kind = oneOf(valuesOf(specialDateKinds), target.value) ?? 'closed'
                    const first = special.shifts.length > 0 ? special.shifts : [{ from: '', until: '' }]
                    change(index, { kind, shifts: kind === 'closed' ? [] : first })
                  }}
                />
              </FormRow>
              <IconButton
                label={texts.removeDate()}
                onClick={() => onChange(dates.filter((_, each) => each !== index))}
              >
                <X />
              </IconButton>
            </div>
            <TextField
              name={`${name}.reason`}
              label={texts.reason()}
              required
              dir="auto"
              maxLength={120}
              value={special.reason}
              error={errors[`${name}.reason`]}
              onChange={({ target }) => change(index, { reason: target.value })}
            />
            {special.kind !== 'closed' && (
              <ShiftsField
                label={texts.hours()}
                name={`${name}.shifts`}
                shifts={special.shifts}
                errors={errors}
                onChange={(shifts) => change(index, { shifts })}
              />
            )}
          </fieldset>
        )
      })}
      <Button
        variant="outline"
        size="sm"
        className={css({ justifySelf: 'start' })}
        onClick={() => onChange([...dates, { date: '', kind: 'closed', shifts: [], reason: '' }])}
      >
        <Plus aria-hidden="true" />
        {texts.addDate()}
      </Button>
    </div>
  )
}

const one = css({ display: 'grid', gap: '3', paddingBlockEnd: '4', borderBlockEnd: 'hairline' })
const head = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& > button': { marginBlockStart: '6' },
})
