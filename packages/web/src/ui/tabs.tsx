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
  return (
    <nav aria-label={label} className={classes.root}>
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
