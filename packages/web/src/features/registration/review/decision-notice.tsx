import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useApp } from '../../../platform/app/app-context'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { Banner } from '../../../ui/feedback/banner'
import { reviewQuery } from '../registration-queries'

/** The history state of a decision on the way back to the inbox: a number, because the history outlives a logout. */
export interface DecisionState {
  decided?: number
}

/** The way to the patient of the last decision; a toast would take the link away. */
export function DecisionNotice() {
  const texts = useTexts().registration
  const { api } = useApp()
  const decided = useHistoryState<DecisionState | null>()?.decided
  const { data } = useQuery({ ...reviewQuery(api, decided ?? 0), enabled: decided !== undefined })
  const { patient, patient_id = null } = data?.registration ?? {}
  if (!patient || patient_id === null) return null
  return (
    <div className={css({ marginBlockEnd: '4' })}>
      <Banner tone="success">
        <bdi>{personName(patient)}</bdi>
        {' · '}
        <Link href={`/clinic/patient/${patient_id}`} className={link()}>
          {texts.openPatient()}
        </Link>
      </Banner>
    </div>
  )
}
