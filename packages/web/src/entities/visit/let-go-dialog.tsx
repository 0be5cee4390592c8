import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Dialog } from '../../ui/overlay/dialog'
import { visitQuery } from './board-query'
import CheckOutDialog from './check-out-dialog'

interface LetGoDialogProps {
  visit: number
  onClose: () => void
}

/** The same question where only the number of the visit is known: at the cashier. */
export default function LetGoDialog({ visit, onClose }: LetGoDialogProps) {
  useNamespaces(['visit', 'invoice'])
  const { api } = useApp()
  const { go } = useTexts().invoice
  const query = useQuery(visitQuery(api, visit))
  if (query.data) return <CheckOutDialog visit={query.data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={go.open()}>
      {query.error ? <LoadFailed query={query} /> : <Skeleton lines={3} />}
    </Dialog>
  )
}
