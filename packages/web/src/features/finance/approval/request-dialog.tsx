import { unwrap } from '@clinic/api'
import { percentOff } from '@clinic/core/approval'
import { takenOff } from '@clinic/core/invoice'
import { useState } from 'react'
import type { Invoice } from '../../../entities/invoice/invoice-query'
import { useApp } from '../../../platform/app/app-context'
import { newIdempotencyKey } from '../../../platform/record/idempotency-key'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

interface RequestDialogProps {
  /** The draft as it is saved. */
  invoice: Invoice
  /** Closed with or without a request, the saved draft is read again. */
  onClose: () => void
}

/** Asks the manager for what a saved draft takes off, with the reason. Sent again it carries the same key. */
export default function RequestDialog({ invoice, onClose }: RequestDialogProps) {
  useNamespace('approval')
  const { api } = useApp()
  const { request: words, fields, notice } = useTexts().approval
  const { money, number } = useFormat()
  const [key] = useState(newIdempotencyKey)
  const { id, version, amounts } = invoice
  const { discount, gross } = takenOff(amounts)
  const percent = number(percentOff({ discount, gross }))
  const requesting = useConfirmedChange({
    send: (reason: string) =>
      unwrap(
        api.POST('/api/invoice/{id}/approval', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body: { reason, version },
        }),
      ),
    readAgain: ['invoice'],
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...requesting}
      variant="solid"
      title={words.title()}
      description={words.text({ amount: notice.amount({ discount: money(discount), gross: money(gross), percent }) })}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
