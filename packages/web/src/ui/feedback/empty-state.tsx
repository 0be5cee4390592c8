import type { ReactNode } from 'react'
import { notice } from 'styled-system/recipes'

interface EmptyStateProps {
  /** new: nothing was ever here; filtered: something is, but not for these words */
  kind?: 'new' | 'filtered'
  title: string
  /** Nothing else is on the page: the title is that of the page. */
  isPage?: boolean
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ kind = 'new', title, isPage, children, action }: EmptyStateProps) {
  const classes = notice()
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={classes.root}>
      {kind === 'new' ? <Clipboard /> : <Magnifier />}
      <Title className={classes.title}>{title}</Title>
      {children && <p className={classes.text}>{children}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  )
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const tooth =
  'M0 6c0-4 3-6 6.5-6 2.5 0 3.5 1.2 5.5 1.2S15 0 17.5 0C21 0 24 2 24 6c0 6-3 7-3.5 12-.3 3-1 6-3 6-2.5 0-2-8-5.5-8s-3 8-5.5 8c-2 0-2.7-3-3-6C3 13 0 12 0 6Z'

function Clipboard() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true" className={notice().drawing}>
      <ellipse data-ground cx="80" cy="98" rx="70" ry="12" />
      <g {...line}>
        <rect data-paper x="48" y="16" width="64" height="82" rx="8" />
        <path data-paper d="M68 12h24v10H68z" />
        <path data-accent d={tooth} transform="translate(68 36)" />
        <path d="M62 74h36M62 84h22" />
        <path data-accent d="M128 30v12M122 36h12M30 58v8M26 62h8" />
      </g>
    </svg>
  )
}

function Magnifier() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true" className={notice().drawing}>
      <ellipse data-ground cx="80" cy="98" rx="70" ry="12" />
      <g {...line}>
        <path d="M28 40h18M28 54h12M28 68h18M114 40h18M120 54h12M114 82h18" />
        <path d="m101 71 18 19" strokeWidth={8} />
        <circle data-paper cx="80" cy="50" r="30" />
        <path data-accent d={tooth} strokeDasharray="3 5" transform="translate(68 38)" />
      </g>
    </svg>
  )
}
