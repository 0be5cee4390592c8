import { unwrap } from '@clinic/api'
import { homeOf } from '@clinic/core/access'
import { roles } from '@clinic/core/auth'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { SessionList } from '../../entities/account/session-list'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { notify } from '../../platform/page/notify'
import { Page } from '../../platform/page/page'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useAccount } from '../../platform/session/use-account'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { KeyValue } from '../../ui/key-value'
import { ChangePasswordForm } from './change-password-form'
import { ownSessionsKey } from './own-sessions-key'

/** One's own account: where it is signed in, and its password. */
export default function OwnAccount() {
  const texts = useTexts()
  const { label } = useLabels()
  const { 'login-account': words } = texts
  const account = useAccount()
  if (!account) return null
  const { displayname, email, role } = account
  return (
    <Page title={words.own.title()} back={{ href: homeOf(role.name), label: words.own.back() }}>
      <div className={css({ display: 'grid', gap: '4', maxWidth: '[43rem]' })}>
        <Card title={displayname}>
          <KeyValue
            pairs={[
              { label: words.email(), value: email },
              { label: words.role(), value: label(roles, role.name) },
            ]}
          />
        </Card>
        <OwnSessions />
        <Card title={words.change.title()}>
          <ChangePasswordForm email={email} />
        </Card>
      </div>
    </Page>
  )
}

function OwnSessions() {
  const { api } = useApp()
  const texts = useTexts()
  const { sessions: words } = texts['login-account']
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ownSessionsKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/auth/session', { signal })),
  })
  const ending = useMutation({
    mutationFn: () => unwrap(api.POST('/api/auth/session/end-others')),
    onSuccess: () => void notify('success', words.othersEnded()),
    onSettled: () => queries.invalidateQueries({ queryKey: ownSessionsKey }),
  })
  const sessions = query.data?.rows
  return (
    <Card title={words.title()}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {ending.error && <FailureBanner error={ending.error} />}
        {!sessions && (query.error ? <LoadFailed query={query} /> : <Skeleton shape="block" />)}
        {sessions && <SessionList sessions={sessions} />}
        {sessions && sessions.length > 1 && (
          <>
            <p className={css({ color: 'muted' })}>{words.about()}</p>
            <div>
              <Button variant="outline" busy={ending.isPending} onClick={() => ending.mutate()}>
                {words.endOthers()}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
