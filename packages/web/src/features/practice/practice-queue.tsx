import { appointmentReasons } from '@clinic/core/appointment'
import { visitStates } from '@clinic/core/visit'
import { boardQuery } from '../../entities/visit/board-query'
import { durationText, minutesSince } from '../../entities/visit/duration'
import { treatedBy } from '../../entities/visit/treated-by'
import { useMinute } from '../../entities/visit/use-minute'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { LoadFailed } from '../../platform/page/load-failed'
import { useAccount } from '../../platform/session/use-account'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Table } from '../../ui/table/table'

/** The patients a dentist may treat now: who is in the chair, who is ready, who waits. */
export function PracticeQueue() {
  const { api } = useApp()
  const texts = useTexts()
  const { label } = useLabels()
  const now = useMinute()
  const doctor = useAccount()?.doctor_id ?? null
  const query = useEarlyQuery(boardQuery(api))
  const { data, error } = query
  const { title, empty, emptyText, patient, reason, room, since, state, number } = texts.practice.queue
  if (!data && error) return <LoadFailed query={query} />
  const rows = data && treatedBy(doctor, data.visits)
  return (
    <Card flush title={title()}>
      {rows?.length === 0 ? (
        <EmptyState title={empty()}>{emptyText()}</EmptyState>
      ) : (
        <Table
          label={title()}
          rows={rows}
          skeletonRows={3}
          rowKey={({ id }) => id}
          href={({ id }) => `/doctor/idental/start-practice?visit=${id}`}
          columns={[
            { key: 'patient', header: patient(), cell: (visit) => <bdi>{personName(visit.patient)}</bdi> },
            { key: 'number', header: number(), fit: true, cell: ({ queue_number }) => queue_number },
            {
              key: 'reason',
              header: reason(),
              fit: true,
              cell: (visit) => label(appointmentReasons, visit.reason),
            },
            { key: 'room', header: room(), fit: true, cell: ({ room_name }) => <bdi>{room_name}</bdi> },
            {
              key: 'since',
              header: since(),
              fit: true,
              cell: ({ state_since }) => durationText(texts.visit, minutesSince(state_since, now)),
            },
            {
              key: 'state',
              header: state(),
              selfEvident: true,
              fit: true,
              cell: (visit) => <ValueTag of={visitStates} value={visit.state} />,
            },
          ]}
        />
      )}
    </Card>
  )
}
