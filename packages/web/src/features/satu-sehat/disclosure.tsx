import { type ReactNode, useState } from 'react'
import { css } from 'styled-system/css'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
}

/** Shows its content, and reads what that needs, only while it is open. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}>
      <summary className={css({ cursor: 'pointer', width: 'fit', overflowWrap: 'anywhere' })}>{summary}</summary>
      {isOpen && children}
    </details>
  )
}
