import { operationRoles } from '@clinic/core/access'
import { visitStages } from '@clinic/core/visit'
import { UserRoundPlus } from 'lucide-react'
import { Suspense } from 'react'
import { Page } from '../../platform/page/page'
import { useDashboardTabs } from '../../platform/page/use-dashboard-tabs'
import { useMedia } from '../../platform/page/use-media'
import { useShortcuts } from '../../platform/page/use-shortcuts'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useBoardAddress } from './board-address'
import { VisitBoard } from './visit-board'

const WalkInDialog = lazyWithRetry(() => import('./walk-in-dialog'))

/** The board of today, as the front office and the manager work with it. */
export default function Queue() {
  const { board, walkIn } = useTexts().visit
  const { open, change } = useBoardAddress()
  const mayLetIn = useCanCall(operationRoles.createVisit)
  const isNarrow = useMedia('(width < 40rem)')
  const letIn = () => change({ open: 'new' })
  useShortcuts({ n: mayLetIn ? letIn : undefined })
  const button = mayLetIn && (
    <Button aria-keyshortcuts="n" onClick={letIn}>
      <UserRoundPlus aria-hidden="true" />
      {walkIn.open()}
    </Button>
  )
  // beside three tabs there is no room for words
  const small = mayLetIn && (
    <Button shape="icon" aria-label={walkIn.open()} onClick={letIn}>
      <UserRoundPlus aria-hidden="true" />
    </Button>
  )
  return (
    <Page title={board.title()} tabs={useDashboardTabs('/clinic/dashboard/queue')} actions={isNarrow ? small : button}>
      <Card flush>
        <VisitBoard
          label={board.title()}
          stages={visitStages}
          empty={{ title: board.empty(), text: board.emptyText(), action: button }}
        />
      </Card>
      <Suspense>{open === 'new' && mayLetIn && <WalkInDialog onClose={() => change({ open: '' })} />}</Suspense>
    </Page>
  )
}
