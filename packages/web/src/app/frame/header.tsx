import type { Account } from '@clinic/core/auth'
import { Menu, Settings } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { LanguageSelect } from '../../platform/language-select'
import { useTexts } from '../../platform/use-texts'
import { IconButton } from '../../ui/icon-button'
import { AccountMenu } from './account-menu'
import { ClinicName } from './clinic-name'
import { contained } from './contained'

const SettingsDrawer = lazy(() => import('./settings-drawer'))
// after what the person came for
const Live = lazy(() => new Promise((resolve) => setTimeout(resolve, 3_000)).then(() => import('../live/live')))

/** Which clinic, in which language, how it looks, who is signed in. */
export function Header({ account, onOpenNavigation }: { account: Account; onOpenNavigation: () => void }) {
  const texts = useTexts()
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  return (
    <header className={header}>
      <div className={cx(contained, bar)}>
        <span className={menu}>
          <IconButton label={texts.frame.openNavigation()} onClick={onOpenNavigation}>
            <Menu />
          </IconButton>
        </span>
        <ClinicName />
        <Suspense fallback={null}>
          <Live />
        </Suspense>
        <LanguageSelect />
        <IconButton label={texts.frame.settings()} onClick={() => setSettingsOpen(true)}>
          <Settings />
        </IconButton>
        <AccountMenu account={account} />
      </div>
      {areSettingsOpen && (
        <Suspense fallback={null}>
          <SettingsDrawer onClose={() => setSettingsOpen(false)} />
        </Suspense>
      )}
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
const menu = css({ display: { lg: 'none' }, marginInlineStart: '-2' })
