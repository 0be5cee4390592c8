import { isInTreatment, visitStates } from '@clinic/core/visit'
import { useQuery } from '@tanstack/react-query'
import { boardQuery } from '../../entities/visit/board-query'
import { durationText, minutesSince } from '../../entities/visit/duration'
import { useMinute } from '../../entities/visit/use-minute'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Table } from '../../ui/table/table'

/** Lists the patients in treatment: in which chair, by whom, since when. */
export function RunningPractices() {
  const { api } = useApp()
  const { practice, visit: visitTexts } = useTexts()
  const texts = practice.running
  const now = useMinute()
  const query = useQuery(boardQuery(api))
  const { data, error } = query
  const running = data?.visits.filter(({ state }) => isInTreatment(state))
  if (!data && error) return <LoadFailed query={query} />
  return (
    <Card flush title={texts.title()}>
      {running?.length === 0 ? (
        <EmptyState title={texts.empty()}>{texts.emptyText()}</EmptyState>
      ) : (
        <Table
          label={texts.title()}
          rows={running}
          skeletonRows={3}
          rowKey={({ id }) => id}
          columns={[
            { key: 'room', header: texts.room(), cell: ({ room_name }) => <bdi>{room_name}</bdi> },
            { key: 'doctor', header: texts.doctor(), cell: ({ doctor_name }) => <bdi>{doctor_name}</bdi> },
            { key: 'patient', header: texts.patient(), cell: ({ patient }) => <bdi>{personName(patient)}</bdi> },
            {
              key: 'since',
              header: texts.since(),
              fit: true,
              cell: ({ state_since }) => durationText(visitTexts, minutesSince(state_since, now)),
            },
            {
              key: 'state',
              header: texts.state(),
              selfEvident: true,
              fit: true,
              cell: ({ state }) => <ValueTag of={visitStates} value={state} />,
            },
          ]}
        />
      )}
    </Card>
  )
}
