import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'

/** A patient somebody could be, with the reasons why. */
export function CandidateText({ candidate: { patient, reasons } }: { candidate: Schema<'PatientCandidate'> }) {
  const texts = useTexts().registration.review.reasons
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' })}>
      <bdi className={css({ fontWeight: 'semibold' })}>{displayName(patient)}</bdi>
      <span className={css({ color: 'muted', marginInlineEnd: '2' })}>{patient.record_number}</span>
      {reasons.map((reason) => (
        <Tag key={reason} tone={reason === 'identity' ? 'warning' : 'neutral'}>
          {texts[reason]()}
        </Tag>
      ))}
    </span>
  )
}
