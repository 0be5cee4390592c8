import type { Schema } from '@clinic/api'
import { isDate } from '@clinic/core/patient'
import { addDays } from '@clinic/core/time'
import { useState } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date/date-field'
import { TextField } from '../../ui/field/text-field'

interface ControlFieldsProps {
  control: Schema<'Control'> | null
  onChange: (control: Schema<'Control'> | null) => void
}

const suggestions = { week: 7, fortnight: 14, month: 30, halfYear: 182 } as const

/** When the patient comes back, as a proposal to the desk. */
export function ControlFields({ control, onChange }: ControlFieldsProps) {
  const { fields, control: texts } = useTexts().note
  const { today } = useClinicDay()
  const locale = useLanguage()
  const [typed, setTyped] = useState<string>()
  const change = (on: string) => {
    const isDay = isDate(on)
    setTyped(isDay || on === '' ? undefined : on)
    onChange(isDay ? { reason: '', ...control, on } : null)
  }
  return (
    <div className={recipe().group}>
      <div id="note-control">
        <DateField
          name="control.on"
          label={fields.on()}
          help={texts.help()}
          error={typed === undefined ? undefined : texts.noDate()}
          min={today}
          locale={locale}
          value={typed ?? control?.on ?? ''}
          onChange={change}
        />
      </div>
      <div className={recipe().buttons}>
        {(['week', 'fortnight', 'month', 'halfYear'] as const).map((key) => (
          <Button key={key} size="sm" variant="outline" onClick={() => change(addDays(today, suggestions[key]))}>
            {texts[key]()}
          </Button>
        ))}
      </div>
      {control && (
        <TextField
          name="control.reason"
          label={fields.reason()}
          autoComplete="off"
          maxLength={200}
          value={control.reason}
          onChange={({ target }) => onChange({ ...control, reason: target.value })}
        />
      )}
    </div>
  )
}
