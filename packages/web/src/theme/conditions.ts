/**
 * Preferences are attributes on <html>; without any, the theme is light, blue and bold. Two attributes together are a condition
 * of their own, so that the stronger selector wins.
 */
export const conditions = {
  dark: '[data-theme=dark] &',
  presetDefault: '[data-preset=default] &',
  presetDefaultDark: '[data-preset=default][data-theme=dark] &',
  presetPink: '[data-preset=pink] &',
  presetPinkDark: '[data-preset=pink][data-theme=dark] &',
  contrastDefault: '[data-contrast=default] &',
  contrastDefaultDark: '[data-contrast=default][data-theme=dark] &',
  still: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  rtl: '[dir=rtl] &',
  hover: '&:is(:hover, [data-hover])',
  active: '&:active:not([aria-disabled=true])',
  focusVisible: '&:focus-visible',
  focusWithin: '&:focus-within',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  invalid: '&[aria-invalid=true]',
  checked: '&:is(:checked, [data-state=checked])',
  current: '&:is([aria-current]:not([aria-current=false]), [data-current])',
  selected: '&:is([aria-selected=true], [data-selected])',
  highlighted: '&[data-highlighted]',
  open: '&:is([open], [data-state=open])',
  closed: '&[data-state=closed]',
  placeholder: '&::placeholder',
  before: '&::before',
  after: '&::after',
  first: '&:first-child',
  last: '&:last-child',
  empty: '&:empty',
} as const
