import type { Schema } from '@clinic/api'
import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { Page } from '../../../platform/page/page'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { useInformationTabs } from '../use-information-tabs'
import { DisplayList } from './display-list'

const DisplayCreateDialog = lazyWithRetry(() => import('./display-create-dialog'))
const DisplayLink = lazyWithRetry(() => import('./display-link'))

/** The displays of the waiting room: the manager creates their links and revokes them. */
export default function Displays() {
  const { api } = useApp()
  const { information, display } = useTexts()
  const canCreate = useCanCall(operationRoles.createDisplay)
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState<Schema<'DisplayCreatedReply'>['data']>()
  const query = useQuery({
    queryKey: ['display'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/display', { signal })),
  })
  const create = canCreate && (
    <Button onClick={() => setCreating(true)}>
      <Plus aria-hidden="true" />
      {display.list.create()}
    </Button>
  )
  const rows = query.data?.rows
  return (
    <Page title={`${information.title()}: ${information.tabs.display()}`} tabs={useInformationTabs('display')}>
      <div className={css({ display: 'grid', gap: '4', maxWidth: '[43rem]' })}>
        <Suspense>
          {created && <DisplayLink key={created.display.id} {...created} onClose={() => setCreated(undefined)} />}
        </Suspense>
        <Card title={display.list.title()} actions={rows && rows.length > 0 && create}>
          {!rows && (query.error ? <LoadFailed query={query} /> : <Skeleton shape="block" />)}
          {rows && rows.length > 0 && <DisplayList displays={rows} />}
          {rows?.length === 0 && (
            <EmptyState title={display.list.empty()} action={create}>
              {display.list.emptyText()}
            </EmptyState>
          )}
        </Card>
      </div>
      <Suspense>
        {isCreating && <DisplayCreateDialog onCreated={setCreated} onClose={() => setCreating(false)} />}
      </Suspense>
    </Page>
  )
}
