import { Suspense } from 'react'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useApp } from '../app/app-context'

const PageOnlyBanner = lazyWithRetry(() => import('./page-only-banner'))

/** Says that nothing typed here outlives the page, where the browser cannot encrypt it. */
export const PageOnlyNotice = () =>
  useApp().drafts.isLasting ? null : (
    <Suspense>
      <PageOnlyBanner />
    </Suspense>
  )
