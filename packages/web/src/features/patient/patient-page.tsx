import { displayName } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { pageHeader } from 'styled-system/recipes'
import { Link, useParams } from 'wouter'
import { PhotoOf } from '../../entities/photo/photo-of'
import { useApp } from '../../platform/app/app-context'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { PatientBanner } from './patient-banner'
import { PatientPageSkeleton } from './patient-page-skeleton'
import { patientQuery } from './patient-query'
import { PatientReadiness } from './patient-readiness'
import { PatientRecord } from './patient-record'
import { useMissingPatient } from './use-missing-patient'

const PatientAppointments = lazyWithRetry(() => import('../../entities/appointment/patient-appointments'))

/** The page of one patient. */
export default function PatientPage() {
  const { api } = useApp()
  const texts = useTexts()
  const { id } = useParams<{ id: string }>()
  const query = useQuery(patientQuery(api, Number(id)))
  const missing = useMissingPatient()
  const name = query.data ? displayName(query.data) : texts.patient.list.title()
  return (
    <>
      <title>{`${name} · ${texts.brand()}`}</title>
      {!query.data && <h1 className={css({ srOnly: true })}>{name}</h1>}
      <RecordGate query={query} skeleton={<PatientPageSkeleton />} missing={missing}>
        {(patient) => (
          <div className={css({ display: 'grid', gap: '4' })}>
            <Link href={missing.href} className={pageHeader().back}>
              <ArrowLeft aria-hidden="true" />
              {texts.patient.list.title()}
            </Link>
            <PatientBanner patient={patient} />
            <PatientReadiness patient={patient} />
            <Suspense fallback={<Skeleton shape="block" />}>
              <PatientAppointments patient={patient} />
            </Suspense>
            <PatientRecord patient={patient} />
            <PhotoOf person={{ ...patient, kind: 'patient', name: displayName(patient) }} />
          </div>
        )}
      </RecordGate>
    </>
  )
}
