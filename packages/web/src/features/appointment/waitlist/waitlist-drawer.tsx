import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { appointment as recipe } from 'styled-system/recipes'
import { useApp } from '../../../platform/app/app-context'
import { allRows } from '../../../platform/list/all-rows'
import { LoadFailed } from '../../../platform/page/load-failed'
import { notify } from '../../../platform/page/notify'
import { failureText } from '../../../platform/record/failure-text'
import { FailureBanner } from '../../../platform/refusal/failure-banner'
import { useCanCall } from '../../../platform/session/use-can-call'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { Drawer } from '../../../ui/overlay/drawer'
import { WaitlistPerson } from './waitlist-person'

const WaitlistForm = lazyWithRetry(() => import('./waitlist-form'))

interface WaitlistDrawerProps {
  onBook: (entry: Schema<'WaitlistEntry'>) => void
  onClose: () => void
}

/** Lists the people who want to be called when a time becomes free, longest waiting first. */
export default function WaitlistDrawer({ onBook, onClose }: WaitlistDrawerProps) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.appointment.waitlist
  const queries = useQueryClient()
  const canAdd = useCanCall(operationRoles.createWaitlistEntry)
  const [isAdding, setAdding] = useState(false)
  const query = useQuery({
    queryKey: ['waitlist', 'list'],
    queryFn: ({ signal }) =>
      allRows((page) => unwrap(api.GET('/api/waitlist', { params: { query: { state: 'waiting', ...page } }, signal }))),
  })
  const withdraw = useMutation({
    mutationFn: ({ id, version }: Schema<'WaitlistEntry'>) =>
      unwrap(api.POST('/api/waitlist/{id}/withdraw', { params: { path: { id } }, body: { version } })),
    onSuccess: ({ patient }) => void notify('success', words.withdrawn({ name: personName(patient) })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['waitlist'] }),
  })
  const { data, error } = query
  const classes = recipe()
  const add = (
    <Button variant="soft" onClick={() => setAdding(true)}>
      {words.add()}
    </Button>
  )
  return (
    <Drawer open size="md" onClose={onClose} title={words.title()}>
      <div className={classes.stack}>
        {isAdding && (
          <Suspense>
            <WaitlistForm onClose={() => setAdding(false)} />
          </Suspense>
        )}
        {withdraw.error && <FailureBanner error={withdraw.error} />}
        {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
        {!data && error && <LoadFailed query={query} />}
        {!data && !error && <Skeleton shape="text" lines={6} />}
        {data?.length === 0 && !isAdding && (
          <EmptyState title={words.none()} action={canAdd && add}>
            {words.noneText()}
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <>
            {canAdd && !isAdding && <div className={classes.actions}>{add}</div>}
            <ul className={classes.people}>
              {data.map((entry) => (
                <WaitlistPerson key={entry.id} entry={entry}>
                  <Button size="sm" onClick={() => onBook(entry)}>
                    {texts.appointment.cancel.book()}
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    busy={withdraw.isPending && withdraw.variables.id === entry.id}
                    onClick={() => withdraw.mutate(entry)}
                  >
                    {words.withdraw()}
                  </Button>
                </WaitlistPerson>
              ))}
            </ul>
          </>
        )}
      </div>
    </Drawer>
  )
}
