import type { ReactNode } from 'react'
import { notice } from 'styled-system/recipes'

// Drawn like the kit's own notices: a ground, paper, one line in the accent of the preset.

const tooth =
  'M65 24c6 0 9 4 15 4s9-4 15-4c9 0 14 7 14 16 0 10-4 16-6 24-2 8-3 17-8 17-7 0-6-21-15-21s-8 21-15 21c-5 0-6-9-8-17-2-8-6-14-6-24 0-9 5-16 14-16Z'

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 112" aria-hidden="true" className={notice().drawing}>
    <ellipse data-ground cx="80" cy="94" rx="66" ry="12" />
    <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </svg>
)

export const LockedTooth = () => (
  <Drawing>
    <path data-paper d={tooth} />
    <path data-accent d="M72 48v-5a8 8 0 0 1 16 0v5" />
    <rect data-accent data-paper x="68" y="48" width="24" height="18" rx="4" />
    <path data-accent d="M80 55v4" />
  </Drawing>
)

export const MissingTooth = () => (
  <Drawing>
    <path data-paper d={tooth} strokeDasharray="4 6" />
    <path data-accent d="M73 42a7 7 0 1 1 10 6c-2 1-3 2-3 5M80 60v.5" />
  </Drawing>
)

export const ToothUnderCare = () => (
  <Drawing>
    <path data-paper d={tooth} />
    <path data-accent d="m71 46 7 7 12-13" />
    <path data-accent d="M124 24v12M118 30h12M36 38v8M32 42h8M122 66v6M119 69h6" />
  </Drawing>
)
