// Own drawings in the colour of the text, so that they follow theme and preset.

const tooth =
  'M33 22c6 0 9 4 15 4s9-4 15-4c9 0 14 7 14 16 0 10-4 16-6 24-2 8-3 17-8 17-7 0-6-21-15-21s-8 21-15 21c-5 0-6-9-8-17-2-8-6-14-6-24 0-9 5-16 14-16Z'

const frame = {
  viewBox: '0 0 96 96',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  'aria-hidden': true,
} as const

export const LockedTooth = () => (
  <svg {...frame} role="presentation">
    <path d={tooth} />
    <rect x="37" y="42" width="22" height="17" rx="4" fill="currentColor" stroke="none" />
    <path d="M41 42v-4a7 7 0 0 1 14 0v4" />
  </svg>
)

export const MissingTooth = () => (
  <svg {...frame} role="presentation">
    <path d={tooth} strokeDasharray="5 6" />
    <path d="M41 38a7 7 0 1 1 10 6c-2 1-3 2-3 5" strokeLinecap="round" />
    <circle cx="48" cy="56" r="2.500" fill="currentColor" stroke="none" />
  </svg>
)

export const ToothUnderCare = () => (
  <svg {...frame} role="presentation">
    <path d={tooth} />
    <path d="M40 44l6 6 11-12" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

export const ToothToCome = () => (
  <svg {...frame} role="presentation">
    <path d="M12 62c12-8 24 4 36 0s24-8 36 0" strokeLinecap="round" />
    <path d={tooth} strokeOpacity=".35" />
    <path d="M48 34v20m-8-8 8 8 8-8" strokeLinecap="round" strokeLinejoin="round" transform="rotate(180 48 44)" />
  </svg>
)
