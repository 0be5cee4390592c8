import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { type ComponentType, Suspense } from 'react'
import { useLocation } from 'wouter'
import { useAccount } from '../../platform/session/use-account'
import { useCanCall } from '../../platform/session/use-can-call'
import { oneOf } from '../../platform/texts/one-of'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { PatientReadiness } from './patient-readiness'
import { PatientScreen } from './patient-screen'

type Part = ComponentType<{ patient: Schema<'Patient'> }>

const PatientAppointments = lazyWithRetry(() => import('../../entities/appointment/patient-appointments'))
const LastVisit = lazyWithRetry(() => import('./visits/last-visit'))

const SummaryPlan = lazyWithRetry(() => import('./plans/summary-plan'))
const SummaryChart = lazyWithRetry(() => import('./summary-chart'))
const SummaryPeriodontal = lazyWithRetry(() => import('./periodontal/summary-periodontal'))

/** What is to know of a patient at a glance. A chart that is read is in the audit: only who treats sees it without asking for it. */
const Summary: Part = ({ patient }) => {
  const doctor = useAccount()?.doctor_id ?? null
  const canReadPlans = useCanCall(operationRoles.listPatientTreatmentPlan)
  return (
    <>
      <PatientReadiness patient={patient} />
      <PatientAppointments patient={patient} />
      <LastVisit patient={patient.id} />
      <Suspense>{canReadPlans && <SummaryPlan patient={patient.id} />}</Suspense>
      <Suspense fallback={<Skeleton shape="block" />}>
        {doctor !== null && <SummaryChart patient={patient.id} />}
      </Suspense>
      <Suspense>{doctor !== null && <SummaryPeriodontal patient={patient.id} />}</Suspense>
    </>
  )
}

const parts = {
  summary: Summary,
  visit: lazyWithRetry(() => import('./visits/patient-visits')),
  document: lazyWithRetry(() => import('./documents/patient-documents')),
  plan: lazyWithRetry(() => import('./plans/patient-plans')),
  prescription: lazyWithRetry(() => import('./prescriptions/patient-prescriptions')),
  consent: lazyWithRetry(() => import('./consents/patient-consents')),
  letter: lazyWithRetry(() => import('./letters/patient-letters')),
  invoice: lazyWithRetry(() => import('./patient-invoices')),
  package: lazyWithRetry(() => import('./packages/patient-packages')),
  policy: lazyWithRetry(() => import('./policies/patient-policies')),
  details: lazyWithRetry(() => import('./patient-details')),
  access: lazyWithRetry(() => import('./access/patient-access')),
} satisfies Record<string, Part>

/** The page of one patient; the end of the address names its part. */
export default function PatientPage() {
  const [location] = useLocation()
  const tab =
    oneOf(
      [
        'visit',
        'plan',
        'document',
        'prescription',
        'consent',
        'letter',
        'invoice',
        'package',
        'policy',
        'details',
        'access',
      ] as const,
      location.split('/').at(-1) ?? '',
    ) ?? 'summary'
  const Shown: Part = parts[tab]
  return (
    <PatientScreen tab={tab}>
      {(patient) => (
        <Suspense fallback={<Skeleton shape="block" />}>
          <Shown patient={patient} />
        </Suspense>
      )}
    </PatientScreen>
  )
}
