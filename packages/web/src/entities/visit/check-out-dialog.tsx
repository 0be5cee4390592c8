import { type Schema, unwrap } from '@clinic/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { personName } from '../../platform/texts/person-name'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Dialog } from '../../ui/overlay/dialog'
import { useWaitingPrescriptions } from '../dispensing/use-waiting-prescriptions'
import { visitInvoiceQuery } from '../invoice/invoice-query'
import { CheckOutQuestion } from './check-out-question'

interface CheckOutDialogProps {
  visit: Pick<Schema<'VisitCard'>, 'id' | 'version' | 'patient' | 'doctor_id' | 'control'>
  onClose: () => void
}

/** A patient goes home after treatment: how that is paid follows from the invoice of the visit. */
export default function CheckOutDialog({ visit, onClose }: CheckOutDialogProps) {
  useNamespaces(['visit', 'invoice'])
  const { api } = useApp()
  const { checkOut } = useTexts().visit
  const { id, version, patient } = visit
  const queries = useQueryClient()
  const name = personName(patient)
  const query = useQuery(visitInvoiceQuery(api, id))
  const { isLoading } = useWaitingPrescriptions(id)
  const leaving = useConfirmedChange({
    send: (body: Pick<Schema<'CheckOut'>, 'settlement' | 'reason'>) =>
      unwrap(api.POST('/api/visit/{id}/check-out', { params: { path: { id } }, body: { ...body, version } })),
    show: () => void queries.invalidateQueries({ queryKey: ['invoice'] }),
    readAgain: ['visit'],
    done: checkOut.saved({ name }),
    onClose,
  })
  // one dialog with all that it asks: nothing moves away under the pointer
  if (query.data === undefined || isLoading)
    return (
      <Dialog open onClose={onClose} title={checkOut.title({ name })}>
        {query.error ? <LoadFailed query={query} /> : <Skeleton lines={3} />}
      </Dialog>
    )
  return <CheckOutQuestion {...leaving} visit={visit} invoice={query.data} />
}
