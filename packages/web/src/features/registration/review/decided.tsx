import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { SubmittedDetails } from './submitted-details'

/** A decided registration, with its decision: nothing is left to do. */
export function Decided({ registration }: { registration: Schema<'Registration'> }) {
  const texts = useTexts().registration
  const format = useFormat(useClinicDay().timeZone)
  const { state, decided_at, decided_by, reason, patient, patient_id } = registration
  if (state === 'submitted') return null
  const sentence = texts.review.decided[state]({
    name: isolated(decided_by ?? texts.review.somebody()),
    when: decided_at ? format.dateTime(decided_at) : '',
  })
  return (
    <>
      <Banner
        tone={tones[state]}
        title={sentence}
        action={
          patient_id !== null && (
            <Link href={`/clinic/patient/${patient_id}`} className={link()}>
              {texts.openPatient()}
            </Link>
          )
        }
      >
        {reason && <p className={css({ overflowWrap: 'anywhere' })}>{texts.review.reason({ reason })}</p>}
      </Banner>
      <Card title={texts.review.visitor()}>
        <SubmittedDetails patient={patient} />
      </Card>
    </>
  )
}

const tones = { accepted: 'success', merged: 'success', rejected: 'warning', expired: 'info' } as const
