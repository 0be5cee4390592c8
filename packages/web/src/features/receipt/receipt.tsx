import { Suspense, useSyncExternalStore } from 'react'
import { css } from 'styled-system/css'
import { oneOf } from '../../platform/texts/one-of'
import { useLanguage } from '../../platform/texts/use-texts'
import { useTextsIn } from '../../platform/texts/use-texts-in'
import { OpenedReceipt } from './opened-receipt'

const languages = ['en', 'id'] as const
export type ReceiptLanguage = (typeof languages)[number]

/**
 * The public page of an invoice or a receipt. The token of its link stands behind the # of the address, which no browser sends to
 * a server or to another site.
 */
export default function Receipt() {
  const token = useSyncExternalStore(watchToken, readToken)
  const shown = useLanguage()
  const wanted = oneOf(languages, new URLSearchParams(location.search).get('lang') ?? '')
  const language = wanted ?? oneOf(languages, shown) ?? 'id'
  return (
    <main lang={language} className={page}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Suspense>
        <Title language={language} />
        <OpenedReceipt key={token} token={token} language={language} />
      </Suspense>
    </main>
  )
}

function Title({ language }: { language: ReceiptLanguage }) {
  const { receipt: texts, brand } = useTextsIn(language, 'receipt')
  return <title>{`${texts.title()} · ${brand()}`}</title>
}

const readToken = () => location.hash.slice(1).toLowerCase()

function watchToken(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const page = css({
  display: 'grid',
  alignContent: 'start',
  gap: '4',
  minHeight: '[100dvh]',
  maxWidth: 'form',
  marginInline: 'auto',
  paddingInline: '4',
  paddingBlock: '5',
  overflowWrap: 'anywhere',
})
