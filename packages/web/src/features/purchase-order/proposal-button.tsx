import { unwrap } from '@clinic/api'
import { useMutation } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import type { OrderLine } from './purchase-order-query'

interface ProposalButtonProps {
  supplierId: number | null
  lines: readonly OrderLine[]
  onProposed: (more: OrderLine[]) => void
}

/** Adds what the supplier brought last and what is below its minimum, apart from what stands in a line already. */
export function ProposalButton({ supplierId, lines, onProposed }: ProposalButtonProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { proposal } = texts['purchase-order']
  const { mutate, isPending } = useMutation({
    mutationFn: (supplier_id: number) =>
      unwrap(api.GET('/api/purchase-order/proposal', { params: { query: { supplier_id } } })),
    onSuccess(proposed) {
      const more = proposed.lines.filter((line) => lines.every(({ medicine_id }) => medicine_id !== line.medicine_id))
      if (more.length > 0) onProposed(more)
      void notify('success', more.length > 0 ? proposal.added(more.length) : proposal.none())
    },
    onError: (error) => void notify('error', failureText(texts, error)),
  })
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
      <Button
        variant="outline"
        busy={isPending}
        disabled={supplierId === null}
        onClick={() => supplierId !== null && mutate(supplierId)}
      >
        {proposal.add()}
      </Button>
      {supplierId === null && (
        <span className={css({ textStyle: 'small', color: 'muted' })}>{proposal.supplierFirst()}</span>
      )}
    </div>
  )
}
