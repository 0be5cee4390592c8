import type { Schema } from '@clinic/api'
import { matchReasons } from '@clinic/core/registration'
import { css } from 'styled-system/css'
import { personName } from '../../platform/texts/person-name'
import { ValueTag } from '../../platform/texts/value-tag'

/** Shows a patient it could be, with the reasons. */
export function CandidateText({ candidate: { patient, reasons } }: { candidate: Schema<'PatientCandidate'> }) {
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' })}>
      <bdi className={css({ fontWeight: 'semibold' })}>{personName(patient)}</bdi>
      <span className={css({ color: 'muted', marginInlineEnd: '2' })}>{patient.record_number}</span>
      {reasons.map((reason) => (
        <ValueTag key={reason} of={matchReasons} value={reason} />
      ))}
    </span>
  )
}
