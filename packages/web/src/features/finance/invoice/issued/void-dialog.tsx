import { unwrap } from '@clinic/api'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { ReasonDialog } from '../../../../platform/record/reason-dialog'
import { useTexts } from '../../../../platform/texts/use-texts'
import { useInvoiceMove } from '../use-invoice-move'

interface VoidDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** An issued invoice holds no longer, with the reason; it stays on record with its number. */
export default function VoidDialog({ invoice, onClose }: VoidDialogProps) {
  const { api } = useApp()
  const { void: words, fields } = useTexts().invoice
  const { id, version, number } = invoice
  const moving = useInvoiceMove(invoice, {
    send: (reason) =>
      unwrap(api.POST('/api/invoice/{id}/void', { params: { path: { id } }, body: { reason, version } })),
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...moving}
      title={words.title({ number: number ?? '' })}
      description={words.text()}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
