import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

interface WholePictureProps {
  address: string | undefined
  alt: string
  size: 'thumbnail' | 'small' | 'large'
  /** In the place of a picture that is not there. */
  children?: ReactNode
}

/** A picture in its own proportions on a piece of white paper, which has its size before the picture comes. */
export function WholePicture({ address, alt, size, children }: WholePictureProps) {
  return (
    <span className={cx(paper, sizes[size])}>
      {address ? <img src={address} alt={alt} className={picture} /> : children}
    </span>
  )
}

const paper = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  border: 'hairline',
  borderRadius: 'control',
  background: 'white',
  color: 'black',
})
const sizes = {
  thumbnail: css({ width: '[4.5rem]', height: '[3rem]', padding: '[0.125rem]' }),
  small: css({ width: '[12rem]', height: '[6rem]', padding: '2' }),
  large: css({ width: 'full', height: '[60vh]', padding: '2' }),
}
const picture = css({ maxWidth: 'full', maxHeight: 'full', minHeight: '0', objectFit: 'contain' })
