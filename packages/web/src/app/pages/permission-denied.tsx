import { homeOf, moduleOf } from '@clinic/core/access'
import { roles } from '@clinic/core/auth'
import { useSelector } from '@xstate/react'
import { button } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { LockedTooth } from './drawings'
import { MessagePage } from './message-page'

/** Explains to the signed-in user why there is nothing here, with a way out. */
export default function PermissionDenied() {
  const { session } = useApp()
  const texts = useTexts()
  const { label } = useLabels()
  const account = useSelector(session, ({ context }) => context.account)
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const { permissionDenied } = texts.auth
  if (!account)
    return (
      <MessagePage
        isWhole
        drawing={<LockedTooth />}
        title={permissionDenied.title()}
        text={permissionDenied.signedOut()}
      >
        <Link href="/login" className={button()}>
          {texts.auth.signIn()}
        </Link>
      </MessagePage>
    )

  const who = { name: account.displayname, role: label(roles, account.role.name) }
  const hasArea = moduleOf(account.role.name) !== null
  return (
    <MessagePage
      isWhole={!hasArea}
      drawing={<LockedTooth />}
      title={permissionDenied.title()}
      text={hasArea ? permissionDenied.notThisPage(who) : permissionDenied.noArea(who)}
    >
      {hasArea && (
        <Link href={homeOf(account.role.name)} className={button()}>
          {permissionDenied.home()}
        </Link>
      )}
      <Button variant="outline" busy={isBusy} onClick={() => session.send({ type: 'session.logout' })}>
        {permissionDenied.signOut()}
      </Button>
    </MessagePage>
  )
}
