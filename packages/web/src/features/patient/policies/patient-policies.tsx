import '../../../writing.css'
import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { note as recipe } from 'styled-system/recipes'
import { type PatientPolicy, patientPoliciesQuery } from '../../../entities/patient-policy/policy-query'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { PolicyRow } from './policy-row'

const PolicyForm = lazyWithRetry(() => import('./policy-form'))

/** The insurance policies of a patient, those that are active first. */
export default function PatientPolicies({ patient }: { patient: Schema<'Patient'> }) {
  useNamespace('patient-policy')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['patient-policy']
  const query = useQuery(patientPoliciesQuery(api, patient.id))
  const [shown, setShown] = useState<PatientPolicy | 'new' | null>(null)
  const canChange = useCanCall(operationRoles.updatePatientPolicy) && patient.status !== 'merged'
  const { data, error } = query
  return (
    <Card title={words.title()} actions={canChange && <Button onClick={() => setShown('new')}>{words.add()}</Button>}>
      <p className={css({ color: 'muted', marginBlockEnd: '4' })}>{words.about()}</p>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={6} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.length === 0 && <EmptyState title={words.none()}>{words.noneText()}</EmptyState>}
      {data && data.length > 0 && (
        <ul className={recipe().rows}>
          {data.map((policy) => (
            <PolicyRow key={policy.id} policy={policy} onChange={canChange ? () => setShown(policy) : undefined} />
          ))}
        </ul>
      )}
      <Suspense>
        {shown && (
          <PolicyForm patient={patient} policy={shown === 'new' ? undefined : shown} onClose={() => setShown(null)} />
        )}
      </Suspense>
    </Card>
  )
}
