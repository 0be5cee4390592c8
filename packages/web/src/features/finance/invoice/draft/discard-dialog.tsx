import { unwrap } from '@clinic/api'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { ReasonDialog } from '../../../../platform/record/reason-dialog'
import { useTexts } from '../../../../platform/texts/use-texts'
import { useInvoiceMove } from '../use-invoice-move'

interface DiscardDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Discards a draft, with the reason; it stays on record. */
export default function DiscardDialog({ invoice, onClose }: DiscardDialogProps) {
  const { api } = useApp()
  const { discard: words, fields } = useTexts().invoice
  const { id, version } = invoice
  const moving = useInvoiceMove(invoice, {
    send: (reason) =>
      unwrap(api.POST('/api/invoice/{id}/discard', { params: { path: { id } }, body: { reason, version } })),
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...moving}
      title={words.title()}
      description={words.text()}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
