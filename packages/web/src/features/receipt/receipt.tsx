import { css } from 'styled-system/css'
import { useHash } from '../../platform/page/use-hash'
import { WindowTitle } from '../../platform/page/window-title'
import { useTexts } from '../../platform/texts/use-texts'
import { OpenedReceipt } from './opened-receipt'
import { useReceiptLanguage } from './use-receipt-language'

/**
 * The public page of an invoice or a receipt. The token of its link stands behind the # of the address, which no browser sends to
 * a server or to another site.
 */
export default function Receipt() {
  const token = useHash().toLowerCase()
  const language = useReceiptLanguage()
  const { receipt: words } = useTexts()
  return (
    <main lang={language} className={page}>
      <WindowTitle>{words.title()}</WindowTitle>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <OpenedReceipt key={token} token={token} language={language} />
    </main>
  )
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
