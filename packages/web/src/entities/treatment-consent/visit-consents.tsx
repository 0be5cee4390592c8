import type { Schema } from '@clinic/api'
import { canSignConsent } from '@clinic/core/treatment-consent'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { failureText } from '../../platform/record/failure-text'
import { useAccount } from '../../platform/session/use-account'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { ConsentRows } from './consent-rows'
import { SignConsentButton } from './sign-consent-button'
import { patientConsentsQuery } from './treatment-consent-query'

interface VisitConsentsProps {
  visit: Pick<Schema<'VisitCard'>, 'id' | 'patient' | 'doctor_id' | 'state'>
}

/** The consents of a visit, and the way to sign one for its dentist. */
export default function VisitConsents({ visit }: VisitConsentsProps) {
  useNamespace('treatment-consent')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['treatment-consent']
  const doctor = useAccount()?.doctor_id ?? null
  const query = useQuery(patientConsentsQuery(api, visit.patient.id, { page: 1, rowPerPage: 50, visit_id: visit.id }))
  const { data, error } = query
  const canSign = doctor !== null && visit.doctor_id === doctor && canSignConsent(visit.state)
  return (
    <Card title={words.title()} actions={canSign && <SignConsentButton visit={visit} />}>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={2} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.count === 0 && <p className={css({ color: 'muted' })}>{words.none()}</p>}
      {data && data.rows.length > 0 && <ConsentRows consents={data.rows} />}
    </Card>
  )
}
