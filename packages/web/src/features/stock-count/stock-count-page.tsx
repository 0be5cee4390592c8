import { countersOf } from '@clinic/core/stock-count'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { StockCountFacts } from './stock-count-facts'
import { type StockCount, stockCountAddress, stockCountQuery } from './stock-count-query'
import { StockCountSteps } from './stock-count-steps'

const Typing = lazyWithRetry(() => import('./typing'))
const Review = lazyWithRetry(() => import('./review'))

/** A count of the stock: its plan, the shelves while they are counted, and what differs. */
export default function StockCountPage() {
  const { api } = useApp()
  const { list, missing } = useTexts()['stock-count']
  const query = useEarlyQuery(stockCountQuery(api, Number(useParams<{ id: string }>().id)))
  const { data } = query
  return (
    <Page
      title={data?.name ?? list.title()}
      back={{ href: stockCountAddress, label: list.title() }}
      actions={data && <StockCountSteps count={data} />}
    >
      <RecordGate
        query={query}
        skeleton={
          <Card>
            <Skeleton lines={8} />
          </Card>
        }
        missing={{ title: missing.title(), text: missing.text(), href: stockCountAddress, leave: list.title() }}
      >
        {(count) => (
          <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
            <Suspense
              fallback={
                <Card>
                  <Skeleton lines={8} />
                </Card>
              }
            >
              <Stage count={count} />
            </Suspense>
            <StockCountFacts count={count} />
          </div>
        )}
      </RecordGate>
    </Page>
  )
}

/** What there is to do or to see in the state the count is in. */
function Stage({ count }: { count: StockCount }) {
  const words = useTexts()['stock-count']
  const { state, people, round, lines } = count
  if (state === 'draft') return <Banner>{words.planned(lines.length)}</Banner>
  if (lines.some(({ comparison }) => comparison !== null)) return <Review key={round} count={count} />
  if (state === 'review') return <Banner>{words.reviewHidden()}</Banner>
  if (state !== 'counting') return null
  const now = people.filter((each) => each.round === round)
  const mine = now.find(({ is_caller }) => is_caller)
  if (mine && mine.finished_at === null) return <Typing key={round} count={count} />
  const free = countersOf(count) - now.length
  return (
    <Banner title={mine ? words.mine(lines.filter((line) => line.mine !== null).length) : words.join.title()}>
      {free > 0 && !mine ? (
        <>
          <p>{words.join.text()}</p>
          <p>{words.join.open2(free)}</p>
        </>
      ) : (
        words.waiting()
      )}
    </Banner>
  )
}
