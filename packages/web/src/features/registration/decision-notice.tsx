import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useTexts } from '../../platform/use-texts'
import { Banner } from '../../ui/banner'

/** What a decision leaves in the history on its way back to the inbox. */
export interface DecisionState {
  patient?: { id: number; name: string }
}

/** The way to the patient of the last decision; a toast would take the link away. */
export function DecisionNotice() {
  const texts = useTexts().registration
  const patient = useHistoryState<DecisionState | null>()?.patient
  if (!patient) return null
  return (
    <div className={css({ marginBlockEnd: '4' })}>
      <Banner tone="success">
        <bdi>{patient.name}</bdi>
        {' · '}
        <Link href={`/clinic/patient/${patient.id}`} className={link()}>
          {texts.openPatient()}
        </Link>
      </Banner>
    </div>
  )
}
