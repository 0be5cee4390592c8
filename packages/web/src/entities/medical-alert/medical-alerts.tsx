import { Suspense } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const AlertBanner = lazyWithRetry(() => import('./alert-banner'))

/** What is known of a patient before anybody treats them; it comes after the page it stands on. */
export const MedicalAlerts = ({ patient }: { patient: number }) => (
  <Suspense fallback={<Skeleton shape="text" />}>
    <AlertBanner patient={patient} />
  </Suspense>
)
