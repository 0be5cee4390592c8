import { type Schema, unwrap } from '@clinic/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { payorPaymentQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'

interface VoidPaymentDialogProps {
  payment: Pick<Schema<'ClaimPayment'>, 'payor_payment_id' | 'number'>
  onClose: () => void
}

/** Takes a payment of a payor back as a whole, with the reason; every claim that it pays is named before. */
export default function VoidPaymentDialog({
  payment: { payor_payment_id: id, number },
  onClose,
}: VoidPaymentDialogProps) {
  const { api } = useApp()
  const { voidPayment: words, fields } = useTexts().claim
  const { money } = useFormat()
  const queries = useQueryClient()
  const { data: payment, error, isPending, refetch } = useQuery(payorPaymentQuery(api, id))
  const voiding = useConfirmedChange({
    send: ({ reason, version }: { reason: string; version: number }) =>
      unwrap(api.POST('/api/payor-payment/{id}/void', { params: { path: { id } }, body: { reason, version } })),
    show: () => void queries.invalidateQueries({ queryKey: ['invoice'] }),
    readAgain: ['claim'],
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...voiding}
      onConfirm={(reason) => (payment ? voiding.onConfirm({ reason, version: payment.version }) : void refetch())}
      busy={voiding.busy || isPending}
      failure={voiding.failure ?? error}
      title={words.title({ number })}
      description={payment && words.text({ amount: money(payment.amount), reference: payment.reference })}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    >
      {isPending && <Skeleton lines={3} />}
      {payment && (
        <div>
          <p>{words.claims()}</p>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
            {payment.claims.map(({ claim_id, invoice_number, patient, amount }) => (
              <li key={claim_id}>
                <bdi>{words.one({ number: invoice_number, name: personName(patient), amount: money(amount) })}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ReasonDialog>
  )
}
