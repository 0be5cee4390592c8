import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { BrandMark } from '../../platform/app/brand-mark'
import { useTexts } from '../../platform/texts/use-texts'

/** The public page has no navigation: a name above, one column below. */
export const RegisterFrame = ({ children }: { children: ReactNode }) => (
  <div className={page}>
    <header className={brand}>
      <BrandMark />
      {useTexts().brand()}
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
