import { type Schema, unwrap } from '@clinic/api'
import { type NewPassword, newPasswordProblems, passwordLength } from '@clinic/core/auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { fieldErrors, focusFirstWrong } from '../../platform/record/field-errors'
import { problemSentences } from '../../platform/record/problem-sentences'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/field/password-field'
import { ownSessionsKey } from './own-sessions-key'

interface Typed extends NewPassword {
  current: string
}
const nothing: Typed = { current: '', password: '', again: '' }

/** The current password and twice the new one; neither is stored. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { api } = useApp()
  const texts = useTexts()
  const { change: words, invitation } = texts['login-account']
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [wasSent, setWasSent] = useState(false)
  const changing = useMutation({
    mutationFn: (body: Schema<'PasswordChange'>) => unwrap(api.POST('/api/auth/password', { body })),
    onSuccess() {
      setTyped(nothing)
      setWasSent(false)
      void notify('success', words.done())
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ownSessionsKey }),
  })
  const { error } = changing
  const refused = fieldErrors(error)
  useEffect(() => {
    if (error) focusFirstWrong(form.current)
  }, [error])

  const problemsOf = (value: Typed) => ({
    ...problemSentences(invitation.problems, newPasswordProblems(value), passwordLength),
    ...(value.current === '' && { current: words.currentRequired() }),
  })
  const problems: ReturnType<typeof problemSentences> = wasSent ? problemsOf(typed) : {}
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    changing.reset()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (changing.isPending) return // a second Enter in the same moment
    flushSync(() => setWasSent(true))
    if (Object.values(problemsOf(typed)).some(Boolean)) return focusFirstWrong(form.current)
    changing.mutate({ current_password: typed.current, password: typed.password })
  }

  return (
    <form ref={form} noValidate onSubmit={send} className={css({ display: 'grid', gap: '4' })}>
      <p className={css({ color: 'muted' })}>{words.about()}</p>
      {error && !refused.current_password && !refused.password && (
        <FailureBanner error={error}>{texts.failed.safe()}</FailureBanner>
      )}
      {/* the account, for password managers */}
      <input type="email" name="email" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label={words.current()}
        name="current_password"
        autoComplete="current-password"
        required
        value={typed.current}
        error={problems.current ?? refused.current_password}
        onChange={({ target }) => change({ current: target.value })}
      />
      <PasswordField
        label={invitation.password()}
        help={invitation.passwordHelp(passwordLength)}
        name="password"
        autoComplete="new-password"
        required
        value={typed.password}
        error={problems.password ?? refused.password}
        onChange={({ target }) => change({ password: target.value })}
      />
      <PasswordField
        label={invitation.again()}
        name="again"
        autoComplete="new-password"
        required
        value={typed.again}
        error={problems.again}
        onChange={({ target }) => change({ again: target.value })}
      />
      <div>
        <Button type="submit" busy={changing.isPending}>
          {words.save()}
        </Button>
      </div>
    </form>
  )
}
