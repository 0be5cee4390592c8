import { useLayoutEffect, useRef } from 'react'
import { tabs } from 'styled-system/recipes'
import { Link } from 'wouter'

interface TabsProps {
  label: string
  /** the href of the tab that is open */
  current: string
  tabs: readonly { href: string; label: string; count?: number }[]
}

/** Each tab is a page with its own address. */
export function Tabs({ label, current, tabs: pages }: TabsProps) {
  const classes = tabs()
  const root = useRef<HTMLElement>(null)
  // of many tabs on a phone the open one is in sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open then
  useLayoutEffect(() => showOpen(root.current), [current])
  return (
    <nav ref={root} aria-label={label} className={classes.root}>
      {pages.map((page) => (
        <Link
          key={page.href}
          href={page.href}
          aria-current={page.href === current ? 'page' : undefined}
          className={classes.tab}
        >
          {page.label}
          {page.count !== undefined && <span className={classes.count}>{page.count}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls the row of tabs sideways, and nothing else, until the open one is in its middle. */
function showOpen(row: HTMLElement | null) {
  const open = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !open) return
  const [frame, tab] = [row.getBoundingClientRect(), open.getBoundingClientRect()]
  row.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2)
}
