import { type Schema, unwrap } from '@clinic/api'
import { accountStates, roles } from '@clinic/core/auth'
import { canMove } from '@clinic/core/lifecycle'
import { type AccountEvent, accountMachine } from '@clinic/core/login-account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { notify } from '../../platform/page/notify'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { KeyValue } from '../../ui/key-value'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { type AccountPerson, useAccountCalls } from './account-calls'
import { AccountSessions } from './account-sessions'

const AccountForm = lazyWithRetry(() => import('./account-form'))
const AccountLink = lazyWithRetry(() => import('./account-link'))
const DisableAccountDialog = lazyWithRetry(() => import('./account-disable-dialog'))

type LoginAccount = Schema<'LoginAccount'>

/** Shows whether a staff member can sign in, and how; for the manager. */
export default function AccountPanel({ person }: { person: AccountPerson }) {
  const texts = useTexts()
  const words = texts['login-account']
  const { key, read } = useAccountCalls(person)
  const { api } = useApp()
  const queries = useQueryClient()
  const own = useAccount()
  const [open, setOpen] = useState<'form' | 'disable'>()
  const [invited, setInvited] = useState<Schema<'InvitedReply'>['data']>()
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => read(signal) })
  const account = query.data

  const enable = useMutation({
    mutationFn: (id: number) =>
      unwrap(api.PUT('/api/auth/account/{id}/status', { params: { path: { id } }, body: { status: 'active' } })),
    onSuccess: () => void notify('success', words.enabled()),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })

  const isAsking = open === 'form' || invited !== undefined
  const { id, state } = account ?? { id: null, state: undefined }
  const can = (type: AccountEvent['type']) => state !== undefined && canMove(accountMachine, state, { type })
  const actions = !isAsking && (
    <>
      {id !== own?.id && can('account.disable') && (
        <Button variant="outline" size="sm" onClick={() => setOpen('disable')}>
          {words.disable()}
        </Button>
      )}
      {id !== null && can('account.enable') && (
        <Button variant="soft" size="sm" busy={enable.isPending} onClick={() => enable.mutate(id)}>
          {words.enable()}
        </Button>
      )}
      {id !== own?.id && can('account.reset') && (
        <Button variant="outline" size="sm" onClick={() => setOpen('form')}>
          {words.reset()}
        </Button>
      )}
      {(can('account.invite') || can('account.renew')) && (
        <Button variant="soft" size="sm" onClick={() => setOpen('form')}>
          {can('account.invite') ? words.invite() : words.newLink()}
        </Button>
      )}
    </>
  )

  return (
    <Card title={words.title()} actions={actions && <div className={buttons}>{actions}</div>}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <div className={css({ display: 'grid', gap: '4' })}>
          {enable.error && <FailureBanner error={enable.error} />}
          {!account && (query.error ? <LoadFailed query={query} /> : <Skeleton shape="block" />)}
          {account && open !== 'form' && (
            <AccountDetails account={account} name={person.name} isLinkShown={invited !== undefined} />
          )}
          {account && open === 'form' && (
            <AccountForm
              person={person}
              account={account}
              onClose={() => setOpen(undefined)}
              onInvited={(made) => {
                setInvited(made)
                setOpen(undefined)
              }}
            />
          )}
          {state === 'active' && id !== null && id !== own?.id && <AccountSessions id={id} />}
          {invited && <AccountLink person={person} invited={invited} onClose={() => setInvited(undefined)} />}
        </div>
      </Suspense>
      {open === 'disable' && account && (
        <Suspense>
          <DisableAccountDialog person={person} account={account} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

interface AccountDetailsProps {
  account: LoginAccount
  name: string
  /** The link is shown below. */
  isLinkShown: boolean
}

function AccountDetails({ account, name, isLinkShown }: AccountDetailsProps) {
  const { 'login-account': words } = useTexts()
  const { label } = useLabels()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { state, email, role, invited_until } = account
  const until = invited_until === null ? '' : dateTime(invited_until)
  const about = state === 'expired' && until ? words.about.expiredAt({ until }) : words.about[state]({ name, until })
  return (
    <>
      {state !== 'none' && (
        <KeyValue
          pairs={[
            { label: words.status(), value: <ValueTag of={accountStates} value={state} /> },
            { label: words.email(), value: email },
            { label: words.role(), value: role && label(roles, role) },
          ]}
        />
      )}
      {!isLinkShown && <p className={css({ color: 'muted' })}>{about}</p>}
    </>
  )
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
