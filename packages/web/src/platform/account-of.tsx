import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton'
import type { AccountPerson } from './account-calls'
import { useMay } from './use-may'

const AccountPanel = lazy(() => import('./account-panel'))

/** The login account of somebody who works here, for who manages it. */
export function AccountOf({ person }: { person: AccountPerson }) {
  const mayManage = useMay('getStaffAccount')
  return (
    mayManage && (
      <Suspense fallback={<Skeleton shape="block" />}>
        <AccountPanel person={person} />
      </Suspense>
    )
  )
}
