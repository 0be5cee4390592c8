import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { BrandMark } from '../app/brand-mark'
import { useTexts } from '../texts/use-texts'

interface PublicFrameProps {
  /** What stands at the end of the header. */
  end?: ReactNode
  children: ReactNode
}

/** A public page has no navigation: a name above, one column below. */
export const PublicFrame = ({ end, children }: PublicFrameProps) => (
  <div className={page}>
    <header className={brand}>
      <BrandMark />
      <span className={css({ flex: '1' })}>{useTexts().brand()}</span>
      {end}
    </header>
    <main className={column}>{children}</main>
  </div>
)

const page = css({ minHeight: '[100dvh]', paddingInline: '4', paddingBlockEnd: '12' })
const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'header',
  maxWidth: 'form',
  marginInline: 'auto',
  textStyle: 'subheading',
})
const column = css({ display: 'grid', gap: '5', maxWidth: 'form', marginInline: 'auto' })
