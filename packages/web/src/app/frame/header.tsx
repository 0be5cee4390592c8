import { operationRoles } from '@clinic/core/access'
import type { Account } from '@clinic/core/auth'
import { Bell, Menu, Search, Settings } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useShortcuts } from '../../platform/page/use-shortcuts'
import { useCanCall } from '../../platform/session/use-can-call'
import { LanguageSelect } from '../../platform/texts/language-select'
import { useTexts } from '../../platform/texts/use-texts'
import { IconButton } from '../../ui/icon-button'
import { lazyAfterDelay, lazyWithRetry } from '../../ui/lazy-with-retry'
import { useSearchKeys } from '../search/use-search-keys'
import { AccountMenu } from './account-menu'
import { ClinicName } from './clinic-name'
import { contentWidth } from './content-width'

const SettingsDrawer = lazyWithRetry(() => import('./settings-drawer'))
const ShortcutSheet = lazyWithRetry(() => import('../shortcut/shortcut-sheet'))
const GlobalSearch = lazyWithRetry(() => import('../search/global-search'))
const Live = lazyAfterDelay(() => import('../live/live'))
const NotificationMenu = lazyAfterDelay(() => import('../notification/notification-menu'))

/** The top bar: clinic, language, preferences, account. */
export function Header({ account, onOpenNavigation }: { account: Account; onOpenNavigation: () => void }) {
  const texts = useTexts()
  const [over, setOver] = useState<'settings' | 'search' | 'shortcuts' | null>(null)
  const close = () => setOver(null)
  const canListNotifications = useCanCall(operationRoles.listNotification)
  useShortcuts({ '?': () => setOver('shortcuts') })
  useSearchKeys(useCallback(() => setOver('search'), []))
  return (
    <header className={header}>
      <div className={cx(contentWidth, bar)}>
        <span className={menu}>
          <IconButton label={texts.frame.openNavigation()} onClick={onOpenNavigation}>
            <Menu />
          </IconButton>
        </span>
        <ClinicName />
        <Suspense fallback={null}>
          <Live />
        </Suspense>
        <IconButton label={texts.frame.openSearch()} onClick={() => setOver('search')}>
          <Search />
        </IconButton>
        {canListNotifications && (
          <Suspense
            fallback={
              <span className={bell}>
                <Bell aria-hidden="true" />
              </span>
            }
          >
            <NotificationMenu />
          </Suspense>
        )}
        <LanguageSelect />
        <IconButton label={texts.frame.settings()} onClick={() => setOver('settings')}>
          <Settings />
        </IconButton>
        <AccountMenu account={account} onShortcuts={() => setOver('shortcuts')} />
      </div>
      <Suspense fallback={null}>
        {over === 'settings' && <SettingsDrawer onClose={close} />}
        {over === 'shortcuts' && <ShortcutSheet onClose={close} />}
        {over === 'search' && <GlobalSearch role={account.role.name} onClose={close} />}
      </Suspense>
    </header>
  )
}

const header = css({
  _print: { display: 'none' },
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  background: 'page',
  // a hairline, once something has slid below
  '@supports (animation-timeline: scroll())': {
    animation: 'lift linear both',
    animationTimeline: 'scroll()',
    animationRange: '0 1rem',
  },
})
const bar = css({ display: 'flex', alignItems: 'center', gap: '1', height: 'header' })
// where the button comes, so that nothing jumps
const bell = css({ display: 'grid', placeItems: 'center', boxSize: 'control', '& svg': { boxSize: '5' } })
const menu = css({ display: { lg: 'none' }, marginInlineStart: '-2' })
