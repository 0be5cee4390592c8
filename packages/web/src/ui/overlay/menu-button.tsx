import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import { IconButton } from '../icon-button'
import { lazyWithRetry } from '../lazy-with-retry'
import type { MenuGroups } from './menu'

const Menu = lazyWithRetry(() => import('./menu'))

interface MenuButtonProps {
  label: string
  /** What can be chosen; asked for when the menu opens. */
  groups: () => MenuGroups
}

/**
 * A button of little weight, whose menu is loaded when it is first used. In a row of a table a right click stays the browser's: it
 * opens the row in a new tab.
 */
export function MenuButton({ label, groups }: MenuButtonProps) {
  const id = useId()
  const [opening, open] = useState<{ startsAtFirst: boolean }>()
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    event.stopPropagation() // the arrows of a table walk its rows
    open({ startsAtFirst: true })
  }
  return (
    <>
      <IconButton
        id={id}
        size="sm"
        label={label}
        aria-haspopup="menu"
        aria-expanded={opening !== undefined}
        onPointerEnter={Menu.prepare}
        onFocus={Menu.prepare}
        // a key presses without a count of clicks
        onClick={({ detail }) => open(opening ? undefined : { startsAtFirst: detail === 0 })}
        onKeyDown={openByArrow}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      {opening && (
        <Suspense>
          <Menu trigger={id} groups={groups()} {...opening} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}
