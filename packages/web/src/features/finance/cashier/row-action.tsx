import { checkOutProblem } from '@clinic/core/visit'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { useDraftAgain } from '../invoice/use-draft-again'
import type { CashierRow } from './cashier-row'

interface RowActionProps {
  row: CashierRow
  onLetGo: () => void
}

/** What is next for somebody at the till, where it is not the page of the invoice. */
export function RowAction({ row: { visit_id, patient, invoice }, onLetGo }: RowActionProps) {
  const { finance, invoice: words } = useTexts()
  const drafting = useDraftAgain(visit_id)
  const name = personName(patient)
  if (!invoice)
    return (
      <Button
        size="sm"
        variant="soft"
        busy={drafting.isPending}
        aria-label={finance.cashier.draftOf({ name })}
        onClick={() => drafting.mutate()}
      >
        {finance.cashier.draft()}
      </Button>
    )
  if (checkOutProblem({ settlement: 'settled', reason: '' }, invoice)) return null
  return (
    <Button size="sm" variant="soft" onClick={onLetGo}>
      {words.go.open()}
    </Button>
  )
}
