import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { ConnectionCard } from './connection-card'
import type { SatuSehatStatus } from './satu-sehat-status-query'
import { SendAgain } from './send-again'
import { SetUpCard } from './set-up-card'
import { VisitMeter } from './visit-meter'

/** How the connection stands, what is set up, and how many visits are in which state; above the list of them. */
export function Overview({ status }: { status: UseQueryResult<SatuSehatStatus> }) {
  const texts = useTexts()
  const { connection, setUp } = texts['satu-sehat']
  const end = useRef<HTMLDivElement>(null)
  const { data, error } = status
  if (!data && error)
    return (
      <div className={css({ paddingBlockEnd: '4' })}>
        <Card>
          <LoadFailed query={status} />
        </Card>
      </div>
    )
  return (
    <div className={stack} aria-busy={!data}>
      {error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      <div className={columns}>
        {data ? (
          <>
            <ConnectionCard status={data} />
            <SetUpCard status={data} />
          </>
        ) : (
          <>
            <Waiting title={connection.title()} />
            <Waiting title={setUp.title()} />
          </>
        )}
      </div>
      {data && <VisitMeter status={data} onFollow={() => end.current?.scrollIntoView({ block: 'start' })} />}
      <div ref={end} className={below}>
        {data && <SendAgain status={data} />}
      </div>
    </div>
  )
}

const Waiting = ({ title }: { title: string }) => (
  <Card title={title}>
    <div className={css({ display: 'grid', gap: '3' })}>
      <Skeleton shape="text" lines={6} />
    </div>
  </Card>
)

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
// the header of the page stays over it
const below = css({ scrollMarginBlockStart: '20' })
const columns = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
})
