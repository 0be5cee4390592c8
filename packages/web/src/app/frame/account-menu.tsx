import { homeOf } from '@clinic/core/access'
import type { Account } from '@clinic/core/auth'
import { roles } from '@clinic/core/auth'
import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { signOut } from '../../platform/session/sign-out'
import { isolated } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Avatar } from '../../ui/avatar'
import { Button, buttonClass } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'

interface AccountMenuProps {
  account: Account
  onShortcuts: () => void
}

/** Shows the signed-in person, and the way out. A native popover: Escape and a click beside it close it. */
export function AccountMenu({ account, onShortcuts }: AccountMenuProps) {
  const { session } = useApp()
  const texts = useTexts()
  const { label } = useLabels()
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const role = label(roles, account.role.name)
  return (
    <>
      <button type="button" popoverTarget="account-menu" className={trigger}>
        <VisuallyHidden>{texts.frame.account({ name: isolated(account.displayname) })}</VisuallyHidden>
        <Avatar name={account.displayname} photo={account.photo} size="sm" />
        <span aria-hidden="true" className={who}>
          <span className={css({ fontWeight: 'medium' })}>{account.displayname}</span>
          <span className={detail}>{role}</span>
        </span>
      </button>
      <div id="account-menu" popover="auto" className={panel}>
        <p className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>{account.displayname}</p>
        <p className={detail}>{role}</p>
        <p className={detail}>{account.email}</p>
        <Link
          href={`${homeOf(account.role.name)}/account`}
          className={buttonClass({ variant: 'outline' })}
          onClick={({ currentTarget }) => currentTarget.parentElement?.hidePopover()}
        >
          {texts.frame.ownAccount()}
        </Link>
        <Button variant="outline" popoverTarget="account-menu" popoverTargetAction="hide" onClick={onShortcuts}>
          {texts.frame.shortcuts()}
        </Button>
        <Button
          variant="outline"
          busy={isBusy}
          onClick={() => signOut.ask() && session.send({ type: 'session.logout' })}
        >
          <LogOut />
          {texts.frame.signOut()}
        </Button>
      </div>
    </>
  )
}

const trigger = css({
  anchorName: '--account-menu',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: 'control',
  paddingInline: '1',
  marginInlineEnd: '-1',
  textAlign: 'start',
  borderRadius: 'control',
  _hover: { background: 'subtle' },
})
const who = css({ display: { base: 'none', lg: 'grid' }, lineHeight: 'heading', paddingInlineEnd: '1' })
const detail = css({ fontSize: 'xs', color: 'muted', overflowWrap: 'anywhere' })
const panel = css({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: '[4rem]',
  insetInlineEnd: '4',
  width: '[17rem]',
  maxWidth: '[calc(100vw - 2rem)]',
  padding: '4',
  background: 'raised',
  color: 'text',
  borderRadius: 'card',
  boxShadow: 'raised',
  // below its button, where the browser can tie it there
  positionAnchor: '--account-menu',
  '@supports (inset-inline-end: anchor(end))': {
    insetBlockStart: '[anchor(end)]',
    insetInlineEnd: '[anchor(end)]',
    marginBlock: '1',
  },
  '&:popover-open': { display: 'grid', gap: '1' },
  '& button, & a': { marginBlockStart: '3' },
})
