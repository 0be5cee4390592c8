import { defineKeyframes } from '@pandacss/dev'

export const keyframes = defineKeyframes({
  spin: { to: { rotate: '360deg' } },
  breathe: { '50%': { opacity: '0.4' } },
  appear: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', translate: '0 4px' } },
  lift: { to: { boxShadow: '0 1px 0 var(--colors-border)' } },
  enter: { from: { opacity: '0', translate: 'var(--from, 24px) 0' } },
})
