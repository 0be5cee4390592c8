import { messageLink } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { Copy, MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import { useApp } from '../../../../platform/app/app-context'
import { notify } from '../../../../platform/page/notify'
import { informationQuery } from '../../../../platform/session/information-query'
import { useTexts } from '../../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../../ui/button'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import { type LinkedPaper, linkAddress, type MadeLink } from './link-query'

/** The address of a link, the one time it is known: it is copied, or sent to the patient. */
export function MadeLinkView({ paper, made }: { paper: LinkedPaper; made: MadeLink }) {
  const { api } = useApp()
  const words = useTexts()['receipt-link']
  const clinic = useQuery(informationQuery(api)).data?.name ?? ''
  const link = linkAddress(made.token)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify('success', words.copied()),
      () => notify('error', words.copyFailed()),
    )
  return (
    <>
      <p role="status">{words.once()}</p>
      <p className={line}>{link}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {paper.phone && (
          <a
            href={messageLink(paper.phone, words.message({ clinic, number: paper.number, link }))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'soft', size: 'sm' })}
          >
            <MessageCircle aria-hidden="true" />
            {words.send()}
          </a>
        )}
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {words.copy()}
        </Button>
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {words.open()}
          <VisuallyHidden>{words.newTab()}</VisuallyHidden>
        </a>
      </div>
    </>
  )
}

const line = css({
  paddingBlock: '2',
  paddingInline: '3',
  background: 'sunken',
  borderRadius: 'control',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  userSelect: 'all',
})
