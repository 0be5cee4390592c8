import { defineSlotRecipe } from '@pandacss/dev'

export const qrCode = defineSlotRecipe({
  className: 'qr-code',
  slots: ['root', 'frame', 'pattern'],
  base: {
    root: { width: '12rem', maxWidth: 'full', padding: '4', borderRadius: 'card', background: 'white' },
    frame: { width: 'full', height: 'auto' },
    pattern: { fill: 'black' },
  },
})
