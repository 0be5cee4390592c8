import { ApiError, type Schema, unwrap } from '@clinic/api'
import { loginProblems, roles } from '@clinic/core/auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { fieldErrors, focusFirstWrong } from '../../platform/record/field-errors'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { type AccountPerson, useAccountCalls } from './account-calls'

interface AccountFormProps {
  person: AccountPerson
  account: Schema<'LoginAccount'>
  onClose: () => void
  onInvited: (invited: Schema<'InvitedReply'>['data']) => void
}

/** Invites a person with an e-mail and a role, for the first time or anew, or because the password is forgotten. */
export default function AccountForm({ person, account, onClose, onInvited }: AccountFormProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { options } = useLabels()
  const { 'login-account': words, auth } = texts
  const { key, invite } = useAccountCalls(person)
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(account.email || person.email)
  const [role, setRole] = useState(oneOf(person.roles, account.role ?? '') ?? person.roles[0] ?? 'nurse_clinic')
  const [wasSent, setWasSent] = useState(false)
  const { id, state } = account
  const problem = loginProblems({ email: email.trim(), password: ' ' }).email

  const making = useMutation({
    mutationFn(body: Schema<'AccountInvitation'>) {
      if (id === null) return invite(body)
      const params = { path: { id } }
      return state === 'active'
        ? unwrap(api.POST('/api/auth/account/{id}/reset', { params, body }))
        : unwrap(api.POST('/api/auth/account/{id}/renew', { params, body }))
    },
    onSuccess: (invited) => {
      queries.setQueryData(key, invited.account)
      onInvited(invited)
    },
    onError(error) {
      if (!(error instanceof ApiError) || error.status !== 409) return
      // a conflict: the account as it is now offers its own actions
      void notify('warning', error.message)
      void queries.invalidateQueries({ queryKey: key })
      onClose()
    },
  })
  const { error, variables } = making
  const refused = variables?.email === email.trim() ? fieldErrors(error).email : undefined
  useEffect(() => {
    if (error) focusFirstWrong(form.current)
  }, [error])

  function send(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setWasSent(true))
    if (problem) return focusFirstWrong(form.current)
    if (!making.isPending) making.mutate({ email: email.trim(), role })
  }

  return (
    <form ref={form} noValidate autoComplete="off" onSubmit={send} className={frame}>
      {error && !refused && <FailureBanner error={error}>{texts.failed.safe()}</FailureBanner>}
      <TextField
        label={words.email()}
        name="email"
        type="email"
        required
        autoFocus
        maxLength={254}
        help={words.emailHelp()}
        value={email}
        error={wasSent && problem ? auth[problem]() : refused}
        onChange={({ target }) => setEmail(target.value)}
      />
      {person.roles.length > 1 && (
        <SelectField
          label={words.role()}
          name="role"
          options={options(roles, person.roles)}
          value={role}
          onChange={({ target }) => setRole(oneOf(person.roles, target.value) ?? role)}
        />
      )}
      {id !== null && (
        <p className={css({ color: 'muted' })}>
          {state === 'active' ? words.resetText({ name: person.name }) : words.newLinkText()}
        </p>
      )}
      <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })}>
        <Button variant="outline" onClick={onClose}>
          {texts.cancel()}
        </Button>
        <Button type="submit" busy={making.isPending}>
          {words.makeLink()}
        </Button>
      </div>
    </form>
  )
}

const frame = css({ display: 'grid', gap: '4', maxWidth: 'form' })
