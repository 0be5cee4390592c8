import { type Credentials, loginProblems } from '@clinic/core/auth'
import { useSelector } from '@xstate/react'
// biome-ignore lint/style/noRestrictedImports: a refusal is told at once, plainly if it must be
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useIsDevelopment } from '../../platform/page/page-meta'
import { endedSession } from '../../platform/session/ended-session'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/field/password-field'
import { TextField } from '../../ui/field/text-field'
import { earlyLoginInput } from './early-login-input'
import { LoginFrame, loginFields } from './login-frame'

// If the code cannot be loaded offline, the sentence is shown without its style.
const Refusal = lazy(() => import('./refusal').catch(() => ({ default: PlainRefusal })))
const EndedNotice = lazy(() => import('./ended-notice').catch(() => ({ default: () => <></> })))
const DemoAccounts = lazy(() => import('./demo-accounts').catch(() => ({ default: () => null })))

const PlainRefusal = ({ text }: { text: string }) => <p role="alert">{text}</p>

/** The front door: an e-mail, a password, nothing else. */
export default function Login() {
  const { session } = useApp()
  const { auth: texts } = useTexts()
  const isBusy = useSelector(session, (snapshot) => snapshot.matches('loggingIn'))
  const refusal = useSelector(session, ({ context }) => context.error)
  const form = useRef<HTMLFormElement>(null)
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const ended = useSyncExternalStore(neverChanges, endedSession.why, () => null)
  const isDevelopment = useIsDevelopment()
  const [wasSent, setWasSent] = useState(false)
  const problems = loginProblems(credentials)

  const send = (typed: Credentials) => {
    setWasSent(true)
    const problems = loginProblems(typed)
    const firstWrong = problems.email ? 'email' : problems.password ? 'password' : null
    if (firstWrong) return form.current?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus()
    session.send({ type: 'session.login', credentials: typed })
  }

  const takeOver = useEffectEvent(() => {
    const { email, password, wasSent } = earlyLoginInput(form.current)
    if (email || password) setCredentials({ email, password })
    if (wasSent) send({ email, password })
  })
  useLayoutEffect(() => takeOver(), [])

  return (
    <LoginFrame>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(credentials)
        }}
        className={loginFields}
      >
        <div className={css({ marginBlockEnd: '2' })}>
          <h1 className={css({ fontSize: '2xl', fontWeight: 'semibold' })}>{texts.title()}</h1>
          <p className={css({ color: 'muted' })}>{texts.welcome()}</p>
        </div>
        {refusal && !isBusy && (
          <Suspense fallback={null}>
            <Refusal text={refusal} />
          </Suspense>
        )}
        {ended !== null && !refusal && (
          <Suspense fallback={null}>
            <EndedNotice why={ended} />
          </Suspense>
        )}
        <TextField
          label={texts.email()}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          aria-required
          value={credentials.email}
          onChange={({ target }) => setCredentials({ ...credentials, email: target.value })}
          error={wasSent && problems.email ? texts[problems.email]() : undefined}
        />
        <PasswordField
          label={texts.password()}
          name="password"
          autoComplete="current-password"
          aria-required
          value={credentials.password}
          onChange={({ target }) => setCredentials({ ...credentials, password: target.value })}
          error={wasSent && problems.password ? texts[problems.password]() : undefined}
        />
        <Button type="submit" size="lg" busy={isBusy}>
          {texts.signIn()}
        </Button>
        <p className={css({ color: 'muted', textAlign: 'center' })}>
          {texts.registerQuestion()}{' '}
          <Link href="/patient/register" className={link}>
            {texts.register()}
          </Link>
        </p>
      </form>
      {isDevelopment && (
        <Suspense fallback={null}>
          <DemoAccounts onChoose={setCredentials} />
        </Suspense>
      )}
    </LoginFrame>
  )
}

/** The notice stays as it is while the page is open. */
const neverChanges = () => () => {}

const link = css({
  color: 'primary.text',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
