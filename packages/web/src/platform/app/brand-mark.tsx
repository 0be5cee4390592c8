import { css } from 'styled-system/css'

/** The sign of the product, in the colour of the preset. */
export const BrandMark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={mark}>
    <rect width="32" height="32" rx="8" />
    <path d={tooth} />
  </svg>
)

const tooth =
  'M10.2 6.5c2 0 3.4 1.2 5.8 1.2s3.8-1.2 5.8-1.2c3 0 4.7 2.3 4.7 5.4 0 3.3-1.3 5.3-2.1 8-.7 2.5-.9 5.6-2.7 5.6-2.2 0-1.9-6.8-5.7-6.8s-3.5 6.8-5.7 6.8c-1.8 0-2-3.1-2.7-5.6-.8-2.7-2.1-4.7-2.1-8 0-3.1 1.7-5.4 4.7-5.4Z'
const mark = css({
  width: '8',
  height: '8',
  flexShrink: '0',
  '& rect': { fill: 'primary.solid' },
  '& path': { fill: 'primary.on' },
})
