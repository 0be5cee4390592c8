import { ApiError, type Schema, unwrap } from '@clinic/api'
import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { failureText } from '../../platform/record/failure-text'
import { useAccount } from '../../platform/session/use-account'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { Spinner } from '../../ui/feedback/spinner'
import { invitationToken, useInvitationToken } from './invitation-token'
import { LoginFrame, loginFields } from './login-frame'
import { NewPasswordForm } from './new-password-form'

/** The page of an invitation link: shows the invited person, who chooses a password. */
export default function Invitation() {
  const token = useInvitationToken()
  return (
    <LoginFrame>
      <div className={loginFields}>{token !== null && <InvitationOf key={token} token={token} />}</div>
    </LoginFrame>
  )
}

function InvitationOf({ token }: { token: string }) {
  const { api } = useApp()
  const account = useAccount()
  const { loading } = useTexts()
  const [invited, setInvited] = useState<Schema<'InvitationReply'>['data']>()
  const [failure, setFailure] = useState<Error>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is asked for by the person
  useEffect(() => {
    const leaving = new AbortController()
    unwrap(api.POST('/api/auth/invitation', { body: { token }, signal: leaving.signal })).then(
      (found) => {
        setInvited(found)
        setFailure(undefined)
      },
      (error: Error) => !leaving.signal.aborted && setFailure(error),
    )
    return () => leaving.abort()
  }, [api, token, attempt])

  if (failure) return <Failed failure={failure} onRetry={() => setAttempt(attempt + 1)} />
  if (!invited) return <Spinner label={loading()} />
  if (account) return <SignedIn name={account.displayname} />
  return <NewPasswordForm token={token} invited={invited} onEnded={setFailure} />
}

/** A link that leads nowhere is not asked for again; a server that does not answer is. */
function Failed({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const texts = useTexts()
  const { invitation } = texts['login-account']
  const isEnded = failure instanceof ApiError && (failure.status === 404 || failure.status === 400)
  return (
    <>
      <Banner tone="error" title={isEnded ? invitation.ended() : texts.failed.title()}>
        {isEnded ? invitation.endedText() : failureText(texts, failure)}
      </Banner>
      {!isEnded && <Button onClick={onRetry}>{texts.tryAgain()}</Button>}
      <Button variant="outline" onClick={() => invitationToken.keep(null)}>
        {invitation.toLogin()}
      </Button>
    </>
  )
}

/** For a shared desk: the password is not for the account signed in there. */
function SignedIn({ name }: { name: string }) {
  const { session } = useApp()
  const { invitation: texts } = useTexts()['login-account']
  return (
    <>
      <h1 className={css({ fontSize: '2xl', fontWeight: 'semibold' })}>{texts.signedIn()}</h1>
      <p>{texts.signedInText({ name })}</p>
      <Button size="lg" onClick={() => session.send({ type: 'session.logout' })}>
        {texts.signOut()}
      </Button>
      <Button variant="outline" onClick={() => invitationToken.keep(null)}>
        {texts.goOn({ name })}
      </Button>
    </>
  )
}
