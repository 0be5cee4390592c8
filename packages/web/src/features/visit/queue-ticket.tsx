import type { Schema } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import { useParams } from 'wouter'
import { visitQuery } from '../../entities/visit/board-query'
import { useApp } from '../../platform/app/app-context'
import { PrintedPage } from '../../platform/print/printed-page'
import { Sheet } from '../../platform/print/sheet'
import { RecordGate } from '../../platform/record/record-gate'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'

/** The ticket a patient takes from the desk: the number that is called, on paper of 58 mm. */
export default function QueueTicket() {
  const { api } = useApp()
  const { ticket, open } = useTexts().visit
  const { id } = useParams<{ id: string }>()
  const board = useAccount()?.role.name === 'nurse_clinic' ? '/nurse/patient-check-ins' : '/clinic/dashboard/queue'
  const query = useQuery(visitQuery(api, Number(id)))
  return (
    <PrintedPage
      title={ticket.title()}
      back={{ href: `${board}?visit=${id}`, label: ticket.back() }}
      isReady={query.data !== undefined}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" lines={3} />}
        missing={{ title: open.notFound(), text: open.notFoundText(), href: board, leave: ticket.back() }}
      >
        {(visit) => <Ticket visit={visit} />}
      </RecordGate>
    </PrintedPage>
  )
}

function Ticket({ visit }: { visit: Schema<'Visit'> }) {
  const { ticket, card } = useTexts().visit
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const classes = printing()
  return (
    <Sheet paper="ticket" title={ticket.title()}>
      <p className={classes.number}>{visit.queue_number}</p>
      <p className={classes.value}>
        <bdi>{personName(visit.patient)}</bdi>
      </p>
      <p>
        <bdi>{visit.doctor_name ?? card.anyDoctor()}</bdi>
      </p>
      <p>{dateTime(visit.arrived_at)}</p>
      <p className={classes.small}>{ticket.wait()}</p>
    </Sheet>
  )
}
