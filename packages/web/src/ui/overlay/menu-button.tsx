import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useId, useState } from 'react'
import { IconButton } from '../icon-button'
import { lazyWithRetry } from '../lazy-with-retry'
import type { MenuGroups } from './menu'

const Menu = lazyWithRetry(() => import('./menu'))

interface MenuButtonProps {
  label: string
  /** What can be chosen; asked for when the menu opens. */
  groups: () => MenuGroups
}

interface Opening {
  at?: { x: number; y: number }
  startsAtFirst: boolean
}

/** A button of little weight, whose menu is loaded when it is first used. In a row of a table it is its context menu too. */
export function MenuButton({ label, groups }: MenuButtonProps) {
  const id = useId()
  const [opening, open] = useState<Opening>()
  useEffect(() => {
    const row = document.getElementById(id)?.closest('tr')
    const openAtPointer = (event: MouseEvent) => {
      // selected text, and a long touch that selects it, keep the menu of the browser
      const pointer = event instanceof PointerEvent ? event.pointerType : ''
      if (pointer === 'touch' || getSelection()?.isCollapsed === false) return
      event.preventDefault()
      const at = { x: event.clientX, y: event.clientY }
      // the key for it is no right button, and its place is not that of the pointer
      open(event.button === 2 ? { at, startsAtFirst: false } : { startsAtFirst: true })
    }
    row?.addEventListener('contextmenu', openAtPointer)
    return () => row?.removeEventListener('contextmenu', openAtPointer)
  }, [id])
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
