import { type NavigationGroup, type NavigationItem, navigationOf, type RoleName } from '@clinic/core/access'
import { ChevronDown } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link, useLocation } from 'wouter'
import { useTexts } from '../../platform/use-texts'
import { navigationIcons } from './navigation-icons'

/** The side navigation of a role: groups that fold, the page that is open marked by colour and a bar. */
export function Navigation({ role }: { role: RoleName }) {
  const texts = useTexts()
  const groups = navigationOf(role)
  return (
    <nav aria-label={texts.navigation.label()} className={navigation}>
      <p className={brand}>
        <img src="/favicon.svg" alt="" width={32} height={32} />
        <span>{texts.product()}</span>
      </p>
      {groups.map((group) =>
        group.flat ? <Items key={group.key} items={group.items} /> : <Group key={group.key} group={group} />,
      )}
    </nav>
  )
}

function Group({ group }: { group: NavigationGroup }) {
  const texts = useTexts()
  return (
    <details open className={css({ '&:not([open]) svg': { rotate: '-90deg', _rtl: { rotate: '90deg' } } })}>
      <summary className={heading}>
        <span className={css({ whiteSpace: 'nowrap' })}>{texts.navigation.names[group.key]()}</span>
        <ChevronDown size={14} aria-hidden />
      </summary>
      <Items items={group.items} />
    </details>
  )
}

const Items = ({ items }: { items: readonly NavigationItem[] }) => (
  <ul className={css({ listStyle: 'none' })}>
    {items.map((item) => (
      <li key={item.path}>
        <Item item={item} />
        {item.children && (
          <div className={css({ paddingInlineStart: '5' })}>
            <Items items={item.children} />
          </div>
        )}
      </li>
    ))}
  </ul>
)

function Item({ item }: { item: NavigationItem }) {
  const texts = useTexts()
  const [location] = useLocation()
  const Icon = navigationIcons[item.key]
  const isOpen = location === item.path || location.startsWith(`${item.path}/`)
  const label = (
    <>
      <Icon size={20} aria-hidden className={css({ flexShrink: '0' })} />
      <span className={css({ whiteSpace: 'nowrap' })}>{texts.navigation.names[item.key]()}</span>
    </>
  )
  if (item.newTab)
    return (
      <a href={item.path} target="_blank" rel="noopener" className={link} title={texts.navigation.newTab()}>
        {label}
      </a>
    )
  return (
    <Link href={item.path} className={link} aria-current={isOpen ? 'page' : undefined}>
      {label}
    </Link>
  )
}

const navigation = css({ paddingInline: '3', paddingBlockEnd: '6', display: 'flex', flexDirection: 'column', gap: '1' })
const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  height: 'header',
  paddingInline: '4',
  fontSize: 'lg',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
})
const heading = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '8',
  paddingInline: '4',
  marginBlockStart: '2',
  fontSize: 'xs',
  fontWeight: 'semibold',
  color: 'muted',
  borderRadius: 'control',
  cursor: 'pointer',
  overflow: 'hidden',
  _hover: { color: 'text' },
})
const link = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: 'control',
  paddingInline: '4',
  borderRadius: 'control',
  color: 'muted',
  fontWeight: 'medium',
  overflow: 'hidden',
  _hover: { background: 'subtle', color: 'text' },
  '&[aria-current=page]': {
    background: 'primary.tint',
    color: 'primary.text',
    fontWeight: 'semibold',
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
