import type { Account } from '@clinic/core/auth'
import { Menu, Settings } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { LanguageSelect } from '../../platform/language-select'
import { useTexts } from '../../platform/use-texts'
import { IconButton } from '../../ui/icon-button'
import { AccountMenu } from './account-menu'
import { ClinicName } from './clinic-name'

const SettingsDrawer = lazy(() => import('./settings-drawer'))

export function Header({ account, onOpenNavigation }: { account: Account; onOpenNavigation: () => void }) {
  const texts = useTexts()
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  return (
    <header className={header}>
      <span className={css({ display: { lg: 'none' } })}>
        <IconButton label={texts.frame.openNavigation()} onClick={onOpenNavigation}>
          <Menu size={20} />
        </IconButton>
      </span>
      <ClinicName />
      <LanguageSelect />
      <IconButton label={texts.frame.settings()} onClick={() => setSettingsOpen(true)}>
        <Settings size={20} />
      </IconButton>
      <AccountMenu account={account} />
      {areSettingsOpen && (
        <Suspense fallback={null}>
          <SettingsDrawer onClose={() => setSettingsOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

const header = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  height: 'header',
  paddingInline: { base: '2', sm: '6' },
  background: 'page',
})
