import type { Account } from '@clinic/core/auth'
import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app-context'
import { useTexts } from '../../platform/use-texts'
import { Avatar } from '../../ui/avatar'
import { Button } from '../../ui/button'

/** Who is signed in, and the way out. A popover of the browser's own: it closes by Escape and by a click beside it. */
export function AccountMenu({ account }: { account: Account }) {
  const { session } = useApp()
  const texts = useTexts()
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={texts.frame.account({ name: account.displayname })}
        className={trigger}
      >
        <Avatar name={account.displayname} photo={account.photo} size="sm" />
      </button>
      <div id="account-menu" popover="auto" className={panel}>
        <p className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>{account.displayname}</p>
        <p className={detail}>{account.email}</p>
        <p className={detail}>{texts.auth.roles[account.role.name]()}</p>
        <Button variant="soft" busy={isBusy} onClick={() => session.send({ type: 'session.logout' })}>
          <LogOut size={16} aria-hidden />
          {texts.frame.signOut()}
        </Button>
      </div>
    </>
  )
}

const trigger = css({ padding: '1', borderRadius: 'full', cursor: 'pointer', _hover: { background: 'subtle' } })
const panel = css({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: '[3.5rem]',
  insetInlineEnd: '4',
  width: 'drawer',
  maxWidth: '[calc(100vw - 2rem)]',
  padding: '4',
  background: 'surface',
  color: 'text',
  border: 'hairline',
  borderRadius: 'card',
  boxShadow: 'raised',
  '&:popover-open': { display: 'grid', gap: '1' },
  '& button': { marginBlockStart: '3' },
})
const detail = css({ fontSize: 'xs', color: 'muted', overflowWrap: 'anywhere' })
