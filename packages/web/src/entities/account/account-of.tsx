import { operationRoles } from '@clinic/core/access'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useCanCall } from '../../platform/session/use-can-call'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { AccountPerson } from './account-calls'

const AccountPanel = lazyWithRetry(() => import('./account-panel'))

/** The login account of a staff member, for those who manage it. */
export function AccountOf({ person }: { person: AccountPerson }) {
  const canManage = useCanCall(operationRoles.getStaffAccount)
  return (
    canManage && (
      <div className={css({ maxWidth: '[43rem]' })}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <AccountPanel person={person} />
        </Suspense>
      </div>
    )
  )
}
