import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useId, useState } from 'react'
import { IconButton } from '../icon-button'
import type { MenuOpening } from './menu'

interface MenuButtonProps {
  label: string
  /** Draws the open menu, by a part that is fetched when it is first used. */
  menu: (opening: MenuOpening) => ReactNode
  /** Fetches that part. */
  prepare?: () => void
}

/** A button of little weight with a menu. In a row of a table a right click stays the browser's: it opens the row in a new tab. */
export function MenuButton({ label, menu, prepare }: MenuButtonProps) {
  const id = useId()
  const [opening, open] = useState<Pick<MenuOpening, 'startsAtFirst'>>()
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
        onPointerEnter={prepare}
        onFocus={prepare}
        // a key presses without a count of clicks
        onClick={({ detail }) => open(opening ? undefined : { startsAtFirst: detail === 0 })}
        onKeyDown={openByArrow}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      {opening && <Suspense>{menu({ trigger: id, ...opening, onClose: () => open(undefined) })}</Suspense>}
    </>
  )
}
