import type { Schema } from '@clinic/api'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { TextField } from '../../ui/field/text-field'

interface ConsentFieldProps {
  id: string
  required: boolean
  consent: Schema<'Consent'> | null
  onChange: (consent: Schema<'Consent'> | null) => void
}

/** A consent on paper: who saw it being signed. The time is that of the first letter. */
export function ConsentField({ id, required, consent, onChange }: ConsentFieldProps) {
  const { procedure } = useTexts().note
  const { dateTime } = useFormat(useClinicDay().timeZone)
  return (
    <div id={id}>
      <TextField
        name="procedures.consent.witness"
        label={procedure.consent()}
        required={required}
        help={consent ? procedure.consentAt({ when: dateTime(consent.at) }) : procedure.consentHelp()}
        autoComplete="off"
        maxLength={120}
        value={consent?.witness ?? ''}
        onChange={({ target }) => {
          const at = consent?.at ?? new Date(byServerClock(Date.now())).toISOString()
          onChange(target.value === '' ? null : { witness: target.value, at })
        }}
      />
    </div>
  )
}
