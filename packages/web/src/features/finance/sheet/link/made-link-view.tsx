import { messageLink } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useApp } from '../../../../platform/app/app-context'
import { LinkToCopy } from '../../../../platform/page/link-to-copy'
import { informationQuery } from '../../../../platform/session/information-query'
import { useTexts } from '../../../../platform/texts/use-texts'
import { buttonClass } from '../../../../ui/button'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import { type LinkedPaper, linkAddress, type MadeLink } from './link-query'

/** The address of a link, the one time it is known: it is copied, or sent to the patient. */
export function MadeLinkView({ paper, made }: { paper: LinkedPaper; made: MadeLink }) {
  const { api } = useApp()
  const words = useTexts()['receipt-link']
  const clinic = useQuery(informationQuery(api)).data?.name ?? ''
  const link = linkAddress(made.token)
  return (
    <>
      <p role="status">{words.once()}</p>
      <LinkToCopy link={link} words={words} size="sm">
        {paper.phone && (
          <a
            href={messageLink(paper.phone, words.message({ clinic, number: paper.number, link }))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            <MessageCircle aria-hidden="true" />
            {words.send()}
          </a>
        )}
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {words.open()}
          <VisuallyHidden>{words.newTab()}</VisuallyHidden>
        </a>
      </LinkToCopy>
    </>
  )
}
