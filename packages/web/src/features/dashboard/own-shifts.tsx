import { addDays, weekOf } from '@clinic/core/time'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { staffScheduleQuery } from '../../entities/schedule/staff-schedule-query'
import { useDays } from '../../entities/schedule/use-days'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Table } from '../../ui/table/table'
import { StaffShiftState } from './staff-shift-state'

/** The assistant's shifts of this week, with their dentists: empty before it is published. */
export function OwnShifts() {
  const { api } = useApp()
  const words = useTexts()['staff-schedule']
  const { today } = useClinicDay()
  const { long } = useDays()
  const [monday = today] = weekOf(today)
  const query = useQuery(staffScheduleQuery(api, { from: monday, until: addDays(monday, 6) }))
  const { data, error } = query
  // an account without a staff member has no shifts
  if (data?.staff.length === 0) return null
  const isDraft = data?.weeks.some(({ state }) => state === 'draft')
  return (
    <Card flush title={words.own.title()}>
      {!data && error && <LoadFailed query={query} />}
      {data?.shifts.length === 0 && <p className={none}>{isDraft ? words.own.draft() : words.own.none()}</p>}
      {(data ? data.shifts.length > 0 : !error) && (
        <Table
          label={words.own.title()}
          rows={data?.shifts}
          skeletonRows={3}
          rowKey={({ id }) => id}
          columns={[
            { key: 'day', header: words.own.day(), cell: ({ date }) => long(date) },
            { key: 'time', header: words.own.time(), fit: true, cell: ({ starts, ends }) => `${starts}–${ends}` },
            {
              key: 'with',
              header: words.assists(),
              cell: ({ assists_doctor_name }) => <bdi>{assists_doctor_name ?? words.nobody()}</bdi>,
            },
            { key: 'room', header: words.own.room(), fit: true, cell: ({ room_name }) => <bdi>{room_name}</bdi> },
            {
              key: 'state',
              header: words.own.state(),
              selfEvident: true,
              fit: true,
              cell: ({ state }) => <StaffShiftState state={state} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
