import { defineSlotRecipe } from '@pandacss/dev'
import { edge } from '../../forced-colors'

/** Where somebody signs, and what was signed. */
export const signature = defineSlotRecipe({
  className: 'signature',
  slots: ['pad', 'guide', 'ink', 'actions', 'drawing'],
  staticCss: ['*'],
  base: {
    pad: {
      ...edge,
      position: 'relative',
      width: 'full',
      maxWidth: 'form',
      aspectRatio: '5 / 2',
      overflow: 'hidden',
      color: 'text',
      background: 'surface',
      borderRadius: 'control',
      boxShadow: 'inset 0 0 0 1px var(--colors-control)',
      cursor: 'crosshair',
      _focusVisible: { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
      '&[aria-invalid=true]': { boxShadow: 'inset 0 0 0 2px var(--colors-error-text)' },
    },
    guide: {
      position: 'absolute',
      insetInline: '6%',
      insetBlockEnd: '24%',
      borderBlockEnd: '1px dashed var(--colors-control)',
      pointerEvents: 'none',
    },
    ink: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      pointerEvents: 'none',
      fill: 'currentColor !important',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    drawing: { display: 'block', width: 'full', maxWidth: '16rem', height: 'auto', fill: 'currentColor' },
  },
})
