import type { Schema } from '@clinic/api'
import type { ReactNode } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { TextField } from '../../ui/field/text-field'

interface ConsentFieldProps {
  id: string
  required: boolean
  consent: Schema<'Consent'> | null
  /** What was signed on the screen, and the way to it. */
  signed: ReactNode
  onChange: (consent: Schema<'Consent'> | null) => void
}

/** A consent on paper: who saw it being signed, at the time of the first letter. What is signed on the screen takes its place. */
export function ConsentField({ id, required, consent, signed, onChange }: ConsentFieldProps) {
  const { procedure } = useTexts().note
  const { dateTime } = useFormat(useClinicDay().timeZone)
  return (
    <div id={id} className={recipe().consent}>
      {!consent?.consent_id && (
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
      )}
      {signed}
    </div>
  )
}
