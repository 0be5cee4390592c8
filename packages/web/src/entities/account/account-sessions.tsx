import { unwrap } from '@clinic/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { notify } from '../../platform/page/notify'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/feedback/skeleton'
import { SessionList } from './session-list'

/** Lists the sessions of a staff member, and lets the manager end them. */
export function AccountSessions({ id }: { id: number }) {
  const { api } = useApp()
  const texts = useTexts()
  const { sessions: words } = texts['login-account']
  const queries = useQueryClient()
  const params = { path: { id } }
  const queryKey = ['account', 'session', id]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/auth/account/{id}/session', { params, signal })),
  })
  const ending = useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/auth/account/{id}/session', { params })),
    onSuccess: () => void notify('success', words.allEnded()),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const sessions = query.data?.rows
  return (
    <section aria-labelledby="account-sessions" className={frame}>
      <h3 id="account-sessions" className={css({ fontWeight: 'semibold' })}>
        {words.ofPerson()}
      </h3>
      {ending.error && <FailureBanner error={ending.error} />}
      {!sessions && (query.error ? <LoadFailed query={query} /> : <Skeleton shape="block" />)}
      {sessions?.length === 0 && <p className={css({ color: 'muted' })}>{words.none()}</p>}
      {sessions && sessions.length > 0 && (
        <>
          <SessionList sessions={sessions} />
          <div>
            <Button variant="outline" size="sm" busy={ending.isPending} onClick={() => ending.mutate()}>
              {words.endAll()}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const frame = css({ display: 'grid', gap: '4', paddingBlockStart: '4', borderBlockStart: 'hairline' })
