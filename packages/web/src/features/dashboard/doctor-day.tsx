import { unwrap } from '@clinic/api'
import { appointmentReasons } from '@clinic/core/appointment'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { clockIn } from '../../entities/appointment/appointment-time'
import { AttendanceTag } from '../../entities/visit/attendance-tag'
import { boardQuery } from '../../entities/visit/board-query'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { LoadFailed } from '../../platform/page/load-failed'
import { failureText } from '../../platform/record/failure-text'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Table } from '../../ui/table/table'

/** Lists a dentist's appointments today, the earliest first, with their states. Who is here leads to the chair, everybody else to their record. */
export function DoctorDay() {
  const { api } = useApp()
  const texts = useTexts()
  const { label } = useLabels()
  const { ofDay, fields } = texts.appointment
  const { timeZone } = useClinicDay()
  const query = useQuery({
    // the server's own day, and a dentist's own appointments
    queryKey: ['appointment', 'calendar', 'today'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/appointment/calendar', { signal })),
    refetchInterval: 60_000,
  })
  const { data, error } = query
  const board = useEarlyQuery(boardQuery(api))
  const visitOf = ({ id }: { id: number }) => board.data?.visits.find(({ appointment_id }) => appointment_id === id)
  const appointments = data?.appointments.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
  return (
    <Card
      flush
      title={ofDay.title()}
      actions={appointments && appointments.length > 0 && ofDay.count(appointments.length)}
    >
      {!data && error && <LoadFailed query={query} />}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {appointments?.length === 0 && <p className={none}>{ofDay.none()}</p>}
      {(appointments ? appointments.length > 0 : !error) && (
        <Table
          label={ofDay.title()}
          rows={timeZone ? appointments : undefined}
          skeletonRows={3}
          rowKey={({ id }) => id}
          href={(appointment) => {
            const visit = visitOf(appointment)
            return visit
              ? `/doctor/idental/start-practice?visit=${visit.id}`
              : `/doctor/patient/${appointment.patient.id}`
          }}
          columns={[
            { key: 'patient', header: fields.patient(), cell: ({ patient }) => <bdi>{personName(patient)}</bdi> },
            {
              key: 'time',
              header: fields.time(),
              fit: true,
              cell: ({ starts_at, ends_at }) =>
                timeZone && `${clockIn(timeZone, starts_at)}–${clockIn(timeZone, ends_at)}`,
            },
            {
              key: 'reason',
              header: fields.reason(),
              fit: true,
              cell: ({ reason }) => label(appointmentReasons, reason),
            },
            { key: 'room', header: fields.room(), fit: true, cell: ({ room_name }) => <bdi>{room_name}</bdi> },
            {
              key: 'state',
              header: fields.state(),
              selfEvident: true,
              fit: true,
              cell: (appointment) => <AttendanceTag state={appointment.state} visit={visitOf(appointment)} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
