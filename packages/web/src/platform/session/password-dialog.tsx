import { unwrap } from '@clinic/api'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { css } from 'styled-system/css'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/field/password-field'
import { Dialog } from '../../ui/overlay/dialog'
import type { App } from '../app/app'
import { AppContext, useApp } from '../app/app-context'
import { fieldErrors, focusFirstWrong } from '../record/field-errors'
import { FailureBanner } from '../refusal/failure-banner'
import { UiWords } from '../texts/ui-words'
import { useTexts } from '../texts/use-texts'
import { useAccount } from './use-account'

export interface Refused {
  request: Request
  response: Response
  options: { fetch: (request: Request) => Promise<Response> }
}

/**
 * Repeats a refused request after the password was given; undefined when the refusal did not ask for it, or the dialog was
 * closed. `fetch` is taken out of the options because the browser refuses its own one as a method of another object.
 */
export async function repeatWithPassword(
  app: App,
  { response, options: { fetch } }: Refused,
  again: Request | undefined,
) {
  const reply: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (!again || Object(Object(reply).data).code !== 'password_required') return undefined
  asking ??= ask(app).finally(() => {
    asking = undefined
  })
  return (await asking) ? fetch(again) : undefined
}

/** Several requests that are refused at one moment are asked about once. */
let asking: Promise<boolean> | undefined

/** Opens over any screen: the request may come from a dialog or a menu that has closed since. */
async function ask(app: App) {
  await app.texts.want(['login-account'])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const isConfirmed = await new Promise<boolean>((resolve) =>
    root.render(
      <AppContext value={app}>
        <UiWords>
          <PasswordDialog onAnswer={resolve} />
        </UiWords>
      </AppContext>,
    ),
  )
  root.unmount()
  place.remove()
  return isConfirmed
}

/** Asks the signed-in user for their password. */
export function PasswordDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { api, session } = useApp()
  const texts = useTexts()
  const { again: words } = texts['login-account']
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const email = useAccount()?.email
  const [password, setPassword] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const isSignedIn = useSelector(session, ({ context }) => context.account !== null)
  const refused = fieldErrors(failure).password
  useEffect(() => {
    if (failure) focusFirstWrong(form.current)
  }, [failure])
  useEffect(() => {
    if (!isSignedIn) onAnswer(false) // the session ended meanwhile
  }, [isSignedIn, onAnswer])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return // a second Enter in the same moment
    flushSync(() => setWasSent(true))
    if (password === '') return focusFirstWrong(form.current)
    setSending(true)
    try {
      await unwrap(api.POST('/api/auth/confirm-password', { body: { password } }))
      onAnswer(true)
    } catch (error) {
      setSending(false)
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }

  return (
    <Dialog
      open
      size="sm"
      title={words.title()}
      description={words.text()}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {texts.cancel()}
          </Button>
          <Button type="submit" form={id} busy={isSending}>
            {words.confirm()}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        onSubmit={(event) => void send(event)}
        className={css({ display: 'grid', gap: '4' })}
      >
        {failure && !refused && <FailureBanner error={failure} />}
        {/* the account, for password managers */}
        <input type="email" name="email" autoComplete="username" readOnly hidden value={email ?? ''} />
        <PasswordField
          label={words.password()}
          name="password"
          autoComplete="current-password"
          autoFocus
          required
          value={password}
          error={wasSent && password === '' ? words.required() : refused}
          onChange={({ target }) => {
            setPassword(target.value)
            setFailure(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
