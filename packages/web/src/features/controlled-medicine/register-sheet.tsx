import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { PrintedPage } from '../../platform/print/printed-page'
import { useTexts } from '../../platform/texts/use-texts'
import { usePeriod } from '../../platform/time/use-period'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { monthQuery, movementsQuery, registerAddress } from './controlled-medicine-query'

const WrittenRegister = lazyWithRetry(() => import('./written-register'))

/** The register of a month on paper, with what each medicine came to. */
export default function RegisterSheet() {
  const { api } = useApp()
  const { sheet } = useTexts()['controlled-medicine']
  const { period } = usePeriod()
  const month = useQuery(monthQuery(api, period))
  const movements = useQuery(movementsQuery(api, period))
  const failed = [month, movements].find(({ data, error }) => !data && error)
  return (
    <PrintedPage
      title={sheet.title()}
      back={{ href: `${registerAddress}?period=${period}`, label: sheet.back() }}
      isReady={Boolean(month.data && movements.data)}
    >
      {failed && <LoadFailed query={failed} />}
      {!failed && !(month.data && movements.data) && <Skeleton shape="block" />}
      {month.data && movements.data && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <WrittenRegister period={period} medicines={month.data} movements={movements.data} />
        </Suspense>
      )}
    </PrintedPage>
  )
}
