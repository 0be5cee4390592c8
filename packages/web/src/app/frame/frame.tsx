import type { Account } from '@clinic/core/auth'
import { useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useLocation } from 'wouter'
import { useApp } from '../../platform/app-context'
import { useTexts } from '../../platform/use-texts'
import { Header } from './header'
import { Navigation } from './navigation'

const NavigationDrawer = lazy(() => import('./navigation-drawer'))

/** Navigation at the side, header on top, the screen in the middle; below 1024 px the navigation is a drawer. */
export function Frame({ account, children }: { account: Account; children: ReactNode }) {
  const texts = useTexts()
  const isMini = useSelector(useApp().preference, ({ context }) => context.layout === 'mini')
  const isStretched = useSelector(useApp().preference, ({ context }) => context.stretch)
  const [location] = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)

  return (
    <div className={cx(frame, isMini && miniFrame)}>
      <a href="#content" className={skip}>
        {texts.frame.skipToContent()}
      </a>
      <aside className={cx(side, isMini && miniSide)}>
        <Navigation role={account.role.name} />
      </aside>
      <div className={column}>
        <Header account={account} onOpenNavigation={() => setOpenedAt(location)} />
        <main id="content" tabIndex={-1} className={cx(content, !isStretched && contained)}>
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
  gridTemplateColumns: { base: '1fr', lg: '280px 1fr' },
  minHeight: 'screen',
  background: 'page',
})
const miniFrame = css({ lg: { gridTemplateColumns: '88px 1fr' } })
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
  _focusVisible: { translate: '0 0' },
})
const side = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  insetBlockStart: '0',
  height: 'screen',
  overflowY: 'auto',
  background: 'surface',
  borderInlineEnd: 'hairline',
})
// The mini navigation shows its labels by growing over the page while the pointer or the focus is in it.
const miniSide = css({
  width: 'miniNavigation',
  overflowX: 'hidden',
  zIndex: 'navigation',
  transition: '[width {durations.fast} {easings.out}]',
  '&:hover, &:has(:focus-visible)': { width: 'navigation', boxShadow: 'raised' },
  '&:not(:hover, :has(:focus-visible)) :is(a, p, summary) > span': { opacity: '0' },
  '&:not(:hover, :has(:focus-visible)) summary > svg': { opacity: '0' },
  '&:not(:hover, :has(:focus-visible)) ul ul, &:not(:hover, :has(:focus-visible)) li div': { paddingInlineStart: '0' },
})
const column = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })
const content = css({
  flex: '1',
  width: 'full',
  paddingInline: { base: '4', sm: '6' },
  paddingBlockEnd: '10',
  outline: 'none',
})
const contained = css({ maxWidth: 'content', marginInline: 'auto' })
