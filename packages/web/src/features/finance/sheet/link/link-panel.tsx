import type { Schema } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { printing } from 'styled-system/recipes'
import { useApp } from '../../../../platform/app/app-context'
import { LoadFailed } from '../../../../platform/page/load-failed'
import { useNamespace } from '../../../../platform/texts/use-namespace'
import { useTexts } from '../../../../platform/texts/use-texts'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Skeleton } from '../../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../../ui/lazy-with-retry'
import { type LinkedPaper, linkQuery, type MadeLink } from './link-query'
import { LinkState } from './link-state'
import { MadeLinkView } from './made-link-view'
import { useMakeLink } from './use-make-link'

const RevokeLinkDialog = lazyWithRetry(() => import('./revoke-link-dialog'))

interface LinkPanelProps {
  paper: LinkedPaper
  made: MadeLink | undefined
  onMade: (made: MadeLink | undefined) => void
}

/** The public link of a paper: made when the patient wants it, shown once, revoked when it should not be read any more. */
export default function LinkPanel({ paper, made, onMade }: LinkPanelProps) {
  useNamespace('receipt-link')
  const { api } = useApp()
  const words = useTexts()['receipt-link']
  const query = useQuery(linkQuery(api, paper))
  const making = useMakeLink(paper, onMade)
  const [revoking, setRevoking] = useState<Schema<'ReceiptLink'>>()
  const link = query.data?.link ?? null
  const isValid = link !== null && link.revoked_at === null && Date.parse(link.expires_at) > Date.now()
  return (
    <div className={printing().notice}>
      <div className={css({ maxWidth: '[43rem]', marginInline: 'auto' })}>
        <Card
          title={words.title()}
          actions={
            query.data &&
            (isValid ? (
              <Button variant="outline" palette="error" size="sm" onClick={() => setRevoking(link)}>
                {words.revoke()}
              </Button>
            ) : (
              <Button variant="soft" size="sm" busy={making.isPending} onClick={() => making.mutate()}>
                {words.make()}
              </Button>
            ))
          }
        >
          <div className={css({ display: 'grid', gap: '3' })}>
            {!query.data && (query.error ? <LoadFailed query={query} /> : <Skeleton shape="block" lines={1} />)}
            {made && isValid && made.link.id === link.id && <MadeLinkView paper={paper} made={made} />}
            {query.data && <LinkState link={link} isValid={isValid} isKnown={made?.link.id === link?.id} />}
          </div>
        </Card>
      </div>
      <Suspense>
        {revoking && (
          <RevokeLinkDialog
            link={revoking}
            number={paper.number}
            onRevoked={() => onMade(undefined)}
            onClose={() => setRevoking(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
