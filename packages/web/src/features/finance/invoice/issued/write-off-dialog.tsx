import { unwrap } from '@clinic/api'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { ReasonDialog } from '../../../../platform/record/reason-dialog'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { useInvoiceMove } from '../use-invoice-move'

interface WriteOffDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Gives up what is still owed, with the reason. */
export default function WriteOffDialog({ invoice, onClose }: WriteOffDialogProps) {
  const { api } = useApp()
  const { writeOff: words, fields } = useTexts().invoice
  const { money } = useFormat()
  const { id, version, number, owed } = invoice
  const moving = useInvoiceMove(invoice, {
    send: (reason) =>
      unwrap(api.POST('/api/invoice/{id}/write-off', { params: { path: { id } }, body: { reason, version } })),
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...moving}
      title={words.title({ amount: money(owed) })}
      description={words.text({ number: number ?? '' })}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
