import type { Account } from '@clinic/core/auth'
import { type ReactNode, Suspense, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useLocation } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { contentWidth } from './content-width'
import { Header } from './header'
import { Navigation } from './navigation'

const NavigationDrawer = lazyWithRetry(() => import('./navigation-drawer'))

/** Navigation at the side, header on top, the screen in the middle; below 1024 px the navigation is a drawer. */
export function Frame({ account, children }: { account: Account; children: ReactNode }) {
  const texts = useTexts()
  const [location] = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  return (
    <div className={frame}>
      <a href="#content" className={skip}>
        {texts.frame.skipToContent()}
      </a>
      <aside className={side}>
        <Navigation role={account.role.name} />
      </aside>
      <div className={column}>
        <Header account={account} onOpenNavigation={() => setOpenedAt(location)} />
        <main id="content" tabIndex={-1} className={cx(content, contentWidth)}>
          {children}
        </main>
      </div>
      {openedAt === location && (
        <Suspense fallback={null}>
          <NavigationDrawer role={account.role.name} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </div>
  )
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '17.5rem minmax(0, 1fr)' },
  minHeight: 'screen',
  background: 'page',
  '[data-layout=mini] &': { lg: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' } },
  // only the screen is printed
  _print: { display: 'block !important', minHeight: '[0]', background: '[none]' },
})
const skip = css({
  position: 'fixed',
  insetBlockStart: '2',
  insetInlineStart: '2',
  zIndex: 'bar',
  paddingInline: '4',
  paddingBlock: '2',
  background: 'surface',
  color: 'text',
  borderRadius: 'control',
  translate: '0 -200%',
  _print: { display: 'none' }, // it would stand on the second page
  _focusVisible: { translate: '0 0' },
})
const side = css({
  display: { base: 'none', lg: 'block' },
  _print: { display: 'none !important' },
  position: 'sticky',
  insetBlockStart: '0',
  height: 'screen',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--colors-fill) transparent',
  background: 'surface',
  borderInlineEnd: 'hairline',
  // mini: its words come while the pointer or the focus is in it, over the page
  '[data-layout=mini] &': {
    width: 'miniNavigation',
    overflowX: 'hidden',
    zIndex: 'navigation',
    transition: '[width {durations.fast} {easings.out}]',
    '&:hover, &:has(:focus-visible)': { width: 'navigation', boxShadow: 'raised' },
    '&:not(:hover, :has(:focus-visible))': {
      scrollbarWidth: 'none',
      '& [data-word]': { opacity: '0' },
    },
  },
})
const column = css({ display: 'flex', flexDirection: 'column', minWidth: '0', '--sticky-top': 'sizes.header' })
const content = css({
  flex: '1',
  paddingBlockEnd: '10',
  // a bar that saves stands at the end of the page where it sticks before, above that of a lost network: it does not move under the finger
  '&:has(.form__foot)': { paddingBlockEnd: 'var(--bottom-bar, 0px)' },
  outline: 'none',
  // the paper has margins of its own
  _print: { padding: '[0 !important]', maxWidth: '[none !important]' },
})
