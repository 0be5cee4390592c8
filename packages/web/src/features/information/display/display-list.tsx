import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { Tag } from '../../../ui/tag'

const DisplayRevokeDialog = lazyWithRetry(() => import('./display-revoke-dialog'))

/** Every display with its state; those in use can be revoked. */
export function DisplayList({ displays }: { displays: readonly Schema<'Display'>[] }) {
  const { list } = useTexts().display
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const canRevoke = useCanCall(operationRoles.revokeDisplay)
  const [revoking, setRevoking] = useState<Schema<'Display'>>()
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <p className={css({ color: 'muted' })}>{list.text()}</p>
      <ul className={rows}>
        {displays.map((display) => {
          const { id, name, created_by, created_at, revoked_by, revoked_at } = display
          return (
            <li key={id} className={row}>
              <div className={css({ flex: '1', minWidth: '0' })}>
                <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', fontWeight: 'medium' })}>
                  <bdi>{name}</bdi>
                  <Tag tone={revoked_at ? 'neutral' : 'success'}>{revoked_at ? list.revoked() : list.inUse()}</Tag>
                </p>
                <p className={css({ textStyle: 'small', color: 'muted' })}>
                  {revoked_at
                    ? list.revokedBy({ name: isolated(revoked_by ?? ''), when: dateTime(revoked_at) })
                    : list.created({ name: isolated(created_by), when: dateTime(created_at) })}
                </p>
              </div>
              {canRevoke && !revoked_at && (
                <Button
                  variant="outline"
                  palette="error"
                  size="sm"
                  aria-label={list.revokeOf({ name })}
                  onClick={() => setRevoking(display)}
                >
                  {list.revoke()}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Suspense>
        {revoking && <DisplayRevokeDialog display={revoking} onClose={() => setRevoking(undefined)} />}
      </Suspense>
    </div>
  )
}

const rows = css({ display: 'grid', margin: '0', padding: '0', listStyle: 'none' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  borderBlockEnd: 'hairline',
})
