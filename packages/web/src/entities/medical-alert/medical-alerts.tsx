import { Suspense } from 'react'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { AlertsOnTheWay } from './alerts-on-the-way'

const AlertBanner = lazyWithRetry(() => import('./alert-banner'))

/** What is known of a patient before anybody treats them; it comes after the page it stands on. */
export const MedicalAlerts = ({ patient }: { patient: number }) => (
  <Suspense fallback={<AlertsOnTheWay />}>
    <AlertBanner patient={patient} />
  </Suspense>
)
