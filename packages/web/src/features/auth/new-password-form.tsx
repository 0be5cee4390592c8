import { ApiError, type Schema, unwrap } from '@clinic/api'
import { type NewPassword, newPasswordProblems, passwordLength } from '@clinic/core/auth'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { fieldErrors, focusFirstWrong } from '../../platform/record/field-errors'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/field/password-field'
import { TextField } from '../../ui/field/text-field'
import { invitationToken } from './invitation-token'

interface NewPasswordFormProps {
  token: string
  invited: Schema<'InvitationReply'>['data']
  /** The link was used, renewed or ran out meanwhile. */
  onEnded: (failure: Error) => void
}

/** Sets the password of an invited person, typed twice; then signs them in with it, like any later login. */
export function NewPasswordForm({ token, invited, onEnded }: NewPasswordFormProps) {
  const { api, session } = useApp()
  const texts = useTexts()
  const { invitation: words } = texts['login-account']
  const { email, name, clinic } = invited
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<NewPassword>({ password: '', again: '' })
  const [wasSent, setWasSent] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const isSessionBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const problems = wasSent ? newPasswordProblems(typed) : {}
  const refused = fieldErrors(failure).password
  useEffect(() => {
    if (failure) focusFirstWrong(form.current)
  }, [failure])

  const textOf = (field: keyof NewPassword) => problems[field] && words.problems[problems[field]](passwordLength)
  const change = (part: Partial<NewPassword>) => {
    setTyped({ ...typed, ...part })
    setFailure(undefined)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSaving || isSessionBusy) return // a second Enter in the same moment
    flushSync(() => setWasSent(true))
    if (Object.values(newPasswordProblems(typed)).some(Boolean)) return focusFirstWrong(form.current)
    setSaving(true)
    try {
      await unwrap(api.POST('/api/auth/invitation/accept', { body: { token, password: typed.password } }))
      session.send({ type: 'session.login', credentials: { email, password: typed.password } })
      invitationToken.keep(null)
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error))
      setSaving(false)
      if (reason instanceof ApiError && reason.status === 404) onEnded(reason)
      else setFailure(reason)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className={css({ display: 'grid', gap: '4' })}>
      <div className={css({ marginBlockEnd: '2' })}>
        <h1 className={css({ fontSize: '2xl', fontWeight: 'semibold', overflowWrap: 'anywhere' })}>
          {words.welcome({ name })}
        </h1>
        <p className={css({ color: 'muted' })}>{words.text({ clinic })}</p>
      </div>
      {failure && !refused && <FailureBanner error={failure}>{texts.failed.safe()}</FailureBanner>}
      <TextField label={words.email()} name="email" type="email" autoComplete="username" readOnly value={email} />
      <PasswordField
        label={words.password()}
        help={words.passwordHelp(passwordLength)}
        name="password"
        autoComplete="new-password"
        autoFocus
        required
        value={typed.password}
        error={textOf('password') ?? refused}
        onChange={({ target }) => change({ password: target.value })}
      />
      <PasswordField
        label={words.again()}
        name="again"
        autoComplete="new-password"
        required
        value={typed.again}
        error={textOf('again')}
        onChange={({ target }) => change({ again: target.value })}
      />
      <Button type="submit" size="lg" busy={isSaving || isSessionBusy}>
        {words.save()}
      </Button>
    </form>
  )
}
