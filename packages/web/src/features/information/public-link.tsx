import { ExternalLink } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { css } from 'styled-system/css'
import { LinkToCopy } from '../../platform/page/link-to-copy'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { VisuallyHidden } from '../../ui/visually-hidden'

const QrCode = lazyWithRetry(async () => ({ default: (await import('../../ui/qr-code')).QrCode }))

interface PublicLinkProps {
  address: string
  title: string
  text: string
  /** The words of the code and the buttons. */
  words: { code: () => string; copy: () => string; open: () => string }
  /** Why nobody can use the page now. */
  closed?: string
  /** What else is done with the link. */
  actions?: ReactNode
  /** What else is to be known of it. */
  note?: ReactNode
}

/** How visitors reach a public page of this clinic: by a link or a code. */
export function PublicLink({ address, title, text, words, closed, actions, note }: PublicLinkProps) {
  const { publicPage } = useTexts().information
  const { copied, copyFailed, newTab } = publicPage
  return (
    <Card title={title}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {closed && <Banner tone="warning">{closed}</Banner>}
        <p className={css({ color: 'muted' })}>{text}</p>
        {note}
        <div className={code}>
          <Suspense>
            <QrCode value={address} label={words.code()} />
          </Suspense>
        </div>
        <LinkToCopy link={address} words={{ copy: words.copy, copied, copyFailed }}>
          <a href={address} target="_blank" rel="noopener" className={buttonClass({ variant: 'outline' })}>
            <ExternalLink aria-hidden="true" />
            {words.open()}
            <VisuallyHidden>{newTab()}</VisuallyHidden>
          </a>
          {actions}
        </LinkToCopy>
      </div>
    </Card>
  )
}

const code = css({ display: 'grid', placeItems: 'center', minHeight: '[12rem]' })
