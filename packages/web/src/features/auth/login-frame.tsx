import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { BrandMark } from '../../platform/app/brand-mark'
import { LanguageSelect } from '../../platform/texts/language-select'
import { useTexts } from '../../platform/texts/use-texts'
import { LoginFace } from './login-face'

/** The frame of the login page. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const { brand } = useTexts()
  return (
    <div className={page}>
      <LoginFace />
      <main className={column}>
        <div className={top}>
          <BrandMark />
          <strong className={css({ flex: '1', fontSize: 'lg' })}>{brand()}</strong>
          <LanguageSelect />
        </div>
        {children}
      </main>
    </div>
  )
}

/** Below the brand, where the eye expects the first field. */
export const loginFields = css({ display: 'grid', gap: '4', marginBlockStart: '[clamp(0rem, 14vh, 10rem)]' })

const page = css({
  display: 'grid',
  minHeight: 'screen',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(30rem, 40%)' },
  background: 'surface',
})
const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  padding: { base: '4', sm: '8' },
  width: 'full',
  maxWidth: '[30rem]',
  marginInline: 'auto',
})
const top = css({ display: 'flex', alignItems: 'center', gap: '3' })
