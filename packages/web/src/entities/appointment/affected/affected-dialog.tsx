import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../../platform/app/app-context'
import { allRows } from '../../../platform/list/all-rows'
import { LoadFailed } from '../../../platform/page/load-failed'
import { useNamespaces } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/overlay/dialog'
import { AffectedAppointments } from './affected-appointments'

interface AffectedDialogProps {
  /** Only these; without them, all that are outside the plan. */
  ids?: readonly number[]
  /** the first day to look at; from today on without it */
  from?: string
  until?: string
  onClose: () => void
}

/** The appointments that a change left outside the plan, until each has another time or dentist. */
export default function AffectedDialog({ ids, onClose, ...days }: AffectedDialogProps) {
  useNamespaces(['appointment', 'patient'])
  const { api } = useApp()
  const { affected: words } = useTexts().appointment
  const query = useQuery({
    queryKey: ['appointment', 'affected', days],
    queryFn: ({ signal }) =>
      allRows((page) =>
        unwrap(api.GET('/api/appointment', { params: { query: { plan: 'violated', ...days, ...page } }, signal })),
      ),
  })
  const { error } = query
  const left = query.data?.filter(({ id }) => ids === undefined || ids.includes(id))
  const isDone = left?.length === 0
  return (
    <Dialog
      open
      size="lg"
      title={words.title()}
      description={words.now()}
      onClose={onClose}
      footer={
        <Button variant={isDone ? 'solid' : 'outline'} onClick={onClose}>
          {isDone ? words.done() : words.later()}
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
        {!left && !error && <Skeleton shape="control" lines={4} />}
        {!left && error && <LoadFailed query={query} />}
        {isDone && <Banner tone="success">{words.none()}</Banner>}
        {left && <AffectedAppointments appointments={left} />}
      </div>
    </Dialog>
  )
}
