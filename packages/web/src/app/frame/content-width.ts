import { css } from 'styled-system/css'

/** The measure that header and content share: as wide as is good to read, or the whole page when people want that. */
export const contentWidth = css({
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '4', sm: '6' },
  '[data-stretch=true] &': { maxWidth: 'full' },
})
