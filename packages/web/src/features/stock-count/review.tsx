import { operationRoles } from '@clinic/core/access'
import { comparedTotal } from '@clinic/core/stock-count'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useCanCall } from '../../platform/session/use-can-call'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ComparedBatches } from './compared-batches'
import type { StockCount } from './stock-count-query'

const RecountDialog = lazyWithRetry(() => import('./recount-dialog'))

/** What was counted beside what the books say: only the batches that differ, with what that is worth. */
export default function Review({ count }: { count: StockCount }) {
  const { review, recount, approve } = useTexts()['stock-count']
  const { money } = useFormat()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isAsked, setAsked] = useState(false)
  const canApprove = useCanCall(operationRoles.recountStockCount)
  const canRecount = canApprove && count.state === 'review'
  const total = comparedTotal(count.lines.map(({ comparison }) => comparison))
  const differing = count.lines.filter(({ comparison }) => comparison && comparison.difference !== 0)
  return (
    <>
      {canRecount && total.undecided > 0 && <Banner tone="warning">{approve.undecided()}</Banner>}
      <Card flush title={review.title()}>
        {differing.length === 0 ? (
          <p className={css({ padding: '4' })}>{review.none()}</p>
        ) : (
          <ComparedBatches
            lines={differing}
            chosen={canRecount ? chosen : undefined}
            onChoose={(id) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
          />
        )}
        <div className={foot}>
          <span>{review.same(count.lines.length - differing.length)}</span>
          <span>
            {review.total()}: <b>{money(total.value)}</b>
          </span>
          {canRecount && chosen.length > 0 && (
            <Button variant="outline" onClick={() => setAsked(true)}>
              {recount.open(chosen.length)}
            </Button>
          )}
        </div>
      </Card>
      {isAsked && (
        <Suspense>
          <RecountDialog count={count} batch_ids={[...chosen]} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '4',
  paddingInline: { base: '4', sm: '6' },
})
