import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { useApp } from '../app/app-context'
import { informationQuery } from '../session/information-query'
import { phoneText } from '../texts/phone-text'

interface SheetProps {
  paper: keyof typeof papers
  title: string
  children: ReactNode
}

/** A sheet of paper, headed by the clinic: white with black ink in every theme, and as wide on the screen as in the hand. */
export function Sheet({ paper, title, children }: SheetProps) {
  const { api } = useApp()
  const { data: clinic } = useQuery(informationQuery(api))
  return (
    <article className={cx(sheet, papers[paper])}>
      <header className={head}>
        <p className={css({ fontSize: '[1.25em]', fontWeight: 'semibold' })}>
          <bdi>{clinic?.name}</bdi>
        </p>
        {clinic && (
          <p className={css({ fontSize: '[0.85em]' })}>
            <bdi>{[clinic.address, clinic.city].filter(Boolean).join(', ')}</bdi>
            {clinic.phone && <bdi dir="ltr"> · {phoneText(clinic.phone)}</bdi>}
          </p>
        )}
      </header>
      <h2 className={css({ fontSize: '[1.15em]', fontWeight: 'bold', textAlign: 'center' })}>{title}</h2>
      {children}
    </article>
  )
}

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '[1em]',
  marginInline: 'auto',
  overflowWrap: 'anywhere',
  background: 'white',
  color: 'black',
  // parts of the screen on it are inked too
  '--colors-text': '{colors.black}',
  '--colors-muted': '{colors.black}',
  '--colors-control': '{colors.black}',
  '--colors-focus': '{colors.black}',
  '--colors-border': '{colors.black}',
  '--colors-surface': '{colors.white}',
  '--colors-sunken': '{colors.white}',
  borderRadius: 'card',
  boxShadow: 'card',
  _print: { width: 'full', padding: '[0]', borderRadius: '[0]', boxShadow: '[none]' },
})
const head = css({ textAlign: 'center', borderBlockEnd: '[1px solid currentColor]', paddingBlockEnd: '[0.75em]' })

/** Each has a page of its name in the theme's global-css, which sets size and margins. */
const papers = {
  a4: css({
    width: '[min(100%, 210mm)]',
    padding: { base: '4', sm: '[15mm]' },
    fontSize: '[10pt]',
    _print: { page: 'a4' },
    // a table on paper needs no room for fingers
    '& :is(td, th)': { height: 'auto', padding: '[0.15em 0.5em]', fontSize: '[8pt]' },
  }),
  a5: css({
    width: '[min(100%, 148mm)]',
    minHeight: '[200mm]',
    padding: { base: '4', sm: '[12mm]' },
    fontSize: '[10pt]',
    // one sheet is one page
    _print: { page: 'a5', minHeight: '[185mm]', breakInside: 'avoid' },
  }),
  ticket: css({
    width: '[58mm]',
    padding: '[4mm]',
    gap: '[0.5em]',
    fontSize: '[9pt]',
    textAlign: 'center',
    _print: { page: 'ticket' },
  }),
}
