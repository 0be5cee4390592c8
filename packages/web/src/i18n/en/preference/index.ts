import type { BaseTranslation } from '../../i18n-types'

const en_preference = {
  title: 'Display settings',
  text: 'Kept on this device for three days.',
  mode: 'Mode',
  modes: { light: 'Light', dark: 'Dark' },
  contrast: 'Contrast',
  contrasts: { default: 'Default', bold: 'Bold' },
  direction: 'Direction',
  directions: { ltr: 'Left to right', rtl: 'Right to left' },
  layout: 'Layout',
  layouts: { vertical: 'Vertical', mini: 'Mini' },
  preset: 'Colour',
  presets: { default: 'Green', blue: 'Blue', pink: 'Pink' },
  stretch: 'Width',
  stretches: { false: 'Contained', true: 'Full width' },
  reset: 'Reset all',
} satisfies BaseTranslation

export default en_preference
