import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { css } from 'styled-system/css'
import { pageHeader } from 'styled-system/recipes'
import { Link, useParams } from 'wouter'
import { patientQuery } from '../../entities/patient/patient-query'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { WindowTitle } from '../../platform/page/window-title'
import { RecordGate } from '../../platform/record/record-gate'
import { useCanCall } from '../../platform/session/use-can-call'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Tabs } from '../../ui/tabs'
import { PatientBanner } from './patient-banner'
import { PatientPageSkeleton } from './patient-page-skeleton'
import { useMissingPatient } from './use-missing-patient'
import { type RecordTab, useRecordTabs } from './use-record-tabs'

const MergedPatient = lazyWithRetry(() => import('./merge/merged-patient'))
const MergeNotice = lazyWithRetry(() => import('./merge/merge-notice'))

interface PatientScreenProps {
  tab: RecordTab
  children: (patient: Schema<'Patient'>) => ReactNode
}

/** One of the pages of a patient: whom it is about, the other pages, and its own part. */
export function PatientScreen({ tab, children }: PatientScreenProps) {
  const { api } = useApp()
  const texts = useTexts()
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(patientQuery(api, id))
  const missing = useMissingPatient()
  const tabs = useRecordTabs(id, tab)
  const canSeeMerges = useCanCall(operationRoles.listPatientMerge)
  const name = query.data ? personName(query.data) : texts.patient.list.title()
  const { tabs: words, otherRole } = texts['patient-record']
  const part = tab === 'summary' ? '' : `${words[tab]()} · `
  return (
    <>
      <WindowTitle>{`${part}${name}`}</WindowTitle>
      {!query.data && <h1 className={css({ srOnly: true })}>{name}</h1>}
      <RecordGate query={query} skeleton={<PatientPageSkeleton />} missing={missing}>
        {(patient) =>
          patient.status === 'merged' ? (
            <Suspense>
              <MergedPatient patient={patient} />
            </Suspense>
          ) : (
            <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
              <Link href={missing.href} className={pageHeader().back}>
                <ArrowLeft aria-hidden="true" />
                {texts.patient.list.title()}
              </Link>
              <PatientBanner patient={patient} />
              {canSeeMerges && patient.former_record_numbers.length > 0 && (
                <Suspense>
                  <MergeNotice patient={patient} />
                </Suspense>
              )}
              <Tabs {...tabs.props} />
              {tabs.isReadable ? (
                children(patient)
              ) : (
                <Card>
                  <EmptyState kind="filtered" title={otherRole.title()}>
                    {otherRole.text()}
                  </EmptyState>
                </Card>
              )}
            </div>
          )
        }
      </RecordGate>
    </>
  )
}
