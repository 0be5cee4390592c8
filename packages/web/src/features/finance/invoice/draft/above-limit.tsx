import { operationRoles } from '@clinic/core/access'
import { coversDiscount } from '@clinic/core/approval'
import { takenOff } from '@clinic/core/invoice'
import type { Approval } from '../../../../entities/approval/approval-query'
import { useCanCall } from '../../../../platform/session/use-can-call'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { Button } from '../../../../ui/button'
import { Banner } from '../../../../ui/feedback/banner'

interface AboveLimitProps {
  amounts: Parameters<typeof takenOff>[0]
  /** In percent, that of the clinic. */
  limit: number
  approval: Approval | null
  onAsk: () => void
}

/** Says of discounts above the limit of the clinic who may issue them; the desk asks the manager. Nothing of what was granted. */
export function AboveLimit({ amounts, limit, approval, onAsk }: AboveLimitProps) {
  const words = useTexts().invoice.limit
  const { number } = useFormat()
  const mayAsk = useCanCall(operationRoles.requestApproval)
  const isAsked = approval !== null && coversDiscount(approval, takenOff(amounts))
  if (isAsked && approval.state === 'granted') return null
  const percent = number(limit)
  if (!mayAsk)
    return (
      <Banner tone="warning" title={words.title()}>
        {words.own({ percent })}
      </Banner>
    )
  if (isAsked && approval.state === 'requested') return <Banner title={words.title()}>{words.waiting()}</Banner>
  return (
    <Banner
      tone="warning"
      title={words.title()}
      action={
        <Button type="submit" size="sm" variant="outline" onClick={onAsk}>
          {words.ask()}
        </Button>
      }
    >
      {words.text({ percent })}
    </Banner>
  )
}
