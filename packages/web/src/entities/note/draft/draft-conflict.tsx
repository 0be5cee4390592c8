import { Suspense, useState } from 'react'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'

const ConflictDialog = lazyWithRetry(() => import('../../../platform/record/conflict-dialog'))

interface DraftConflictProps {
  /** What was typed here, and what the other window stored, field by field. */
  mine: readonly { label: string; value: string }[]
  stored: readonly { label: string; value: string }[]
  onKeepMine: () => void
  onTakeOther: () => void
}

/** Another window stored a draft of the same visit: both are shown, and one of them goes on. */
export function DraftConflict({ mine, stored, onKeepMine, onTakeOther }: DraftConflictProps) {
  const { conflict } = useTexts().note
  const [isPostponed, postpone] = useState(false)
  if (isPostponed)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" variant="outline" onClick={() => postpone(false)}>
            {conflict.compare()}
          </Button>
        }
      >
        {conflict.text()}
      </Banner>
    )
  return (
    <Suspense>
      <ConflictDialog
        mine={mine}
        stored={stored}
        onOverwrite={onKeepMine}
        onTake={onTakeOther}
        onClose={() => postpone(true)}
      />
    </Suspense>
  )
}
