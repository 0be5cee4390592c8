import type { NavigationItem } from '@clinic/core/access'
import { ArrowUpRight } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link, useLocation } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import { navigationIcons } from './navigation-icons'

interface NavigationItemsProps {
  items: readonly NavigationItem[]
  onChoose?: () => void
}

export const NavigationItems = ({ items, onChoose }: NavigationItemsProps) => (
  <ul>
    {items.map((item) => (
      <li key={item.path}>
        <Item item={item} onChoose={onChoose} />
        {item.children && (
          <div className={children}>
            <NavigationItems items={item.children} onChoose={onChoose} />
          </div>
        )}
      </li>
    ))}
  </ul>
)

function Item({ item, onChoose }: { item: NavigationItem; onChoose?: () => void }) {
  const texts = useTexts()
  const [location] = useLocation()
  const Icon = navigationIcons[item.key]
  const current = isOpen(item, location) && !item.children?.some((child) => isOpen(child, location))
  const looks = { href: item.path, className: link, 'aria-current': current ? ('page' as const) : undefined }
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span data-word>{texts.navigation.names[item.key]()}</span>
    </>
  )
  if (!item.newTab)
    return (
      <Link {...looks} onClick={onChoose}>
        {content}
      </Link>
    )
  return (
    <a {...looks} target="_blank" rel="noopener" title={texts.navigation.newTab()}>
      {content}
      <ArrowUpRight data-word data-new-tab aria-hidden="true" />
    </a>
  )
}

/** A page is open with everything below it: /clinic/patient with /clinic/patient/12. */
const isOpen = ({ path }: NavigationItem, location: string) => location === path || location.startsWith(`${path}/`)

const children = css({
  paddingInlineStart: '5',
  '[data-layout=mini] aside:not(:hover, :has(:focus-visible)) &': { paddingInlineStart: '0' },
})
const link = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  height: '[2.25rem]',
  paddingInline: '4',
  borderRadius: 'control',
  color: 'muted',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  _hover: { background: 'subtle', color: 'text' },
  _focusVisible: { outlineOffset: '-2px' },
  '& svg': { width: '5', height: '5' },
  '& [data-new-tab]': { width: '4', height: '4', marginInlineStart: 'auto', _rtl: { scale: '-1 1' } },
  '[data-layout=mini] &': { paddingInline: '[1.375rem]' },
  _current: {
    background: 'primary.tint',
    color: 'primary.text',
    fontWeight: 'semibold',
    _forcedColors: { border: '[2px solid]' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      insetBlock: '2',
      width: '[3px]',
      background: 'primary.solid',
      borderRadius: 'full',
    },
  },
})
