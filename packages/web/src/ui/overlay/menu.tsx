import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { menu } from 'styled-system/recipes'
import { Link } from 'wouter'
import { PageDirection } from '../page-direction'

export interface MenuItem {
  value: string
  label: string
  icon?: ReactNode
  /** Where a choice leads; else `onSelect` says what it does. */
  href?: string
  newTab?: boolean
  onSelect?: () => void
  tone?: 'danger'
  disabled?: boolean
}

export type MenuGroups = readonly (readonly MenuItem[])[]

/** A menu that a button has opened. */
export interface MenuOpening {
  /** The id of the button: it names the menu, and gets the focus back. */
  trigger: string
  /** Whether the first item is chosen at once, as for a person at the keyboard. */
  startsAtFirst: boolean
  onClose: () => void
}

interface MenuProps extends MenuOpening {
  /** groups are parted by a line */
  groups: MenuGroups
}

/** The open menu of a `MenuButton`. */
export default function Menu({ trigger, groups, startsAtFirst, onClose }: MenuProps) {
  const classes = menu()
  const items = groups.flat()
  return (
    <PageDirection>
      <Ark.Root
        defaultOpen
        defaultHighlightedValue={startsAtFirst ? items[0]?.value : undefined}
        ids={{ trigger }}
        onOpenChange={({ open }) => open || onClose()}
        // a click that bubbles, so that the router hears of it
        navigate={({ node }) => queueMicrotask(() => node.click())}
        onSelect={({ value }) => items.find((item) => item.value === value)?.onSelect?.()}
        positioning={{ placement: 'bottom-end' }}
      >
        <Portal>
          <Ark.Positioner>
            <Ark.Content className={classes.content}>
              {groups.map((group, index) => (
                <div key={group.map(({ value }) => value).join()} className={index > 0 ? classes.separator : undefined}>
                  {group.map((item) => (
                    <Item key={item.value} {...item} />
                  ))}
                </div>
              ))}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </PageDirection>
  )
}

function Item({ value, label, icon, href, newTab, tone, disabled }: MenuItem) {
  const face = (
    <>
      {icon}
      {label}
    </>
  )
  const away = (
    <a href={href} target="_blank" rel="noreferrer">
      {face}
    </a>
  )
  return (
    <Ark.Item value={value} disabled={disabled} className={menu({ tone }).item} asChild={href !== undefined}>
      {href === undefined ? face : newTab ? away : <Link href={href}>{face}</Link>}
    </Ark.Item>
  )
}
