import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { appointmentReasons } from '@clinic/core/appointment'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { failureText } from '../../platform/record/failure-text'
import { useCanCall } from '../../platform/session/use-can-call'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Table } from '../../ui/table/table'
import { bookingAddress } from './booking-address'
import { PlanMark } from './plan-mark'
import { StateTag } from './state-tag'
import { useWhen } from './use-when'

/** The appointments of a patient, the latest first, and the way to one more. */
export default function PatientAppointments({ patient }: { patient: Schema<'Patient'> }) {
  const { api } = useApp()
  const texts = useTexts()
  const { label } = useLabels()
  const { ofPatient, fields, list } = texts.appointment
  const canBook = useCanCall(operationRoles.createAppointment)
  const when = useWhen()
  const { id, record_number, status } = patient
  const query = useQuery({
    queryKey: ['appointment', 'list', 'patient', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/appointment', {
          params: { query: { patient_id: id, sort: '-starts_at', rowPerPage: 10 } },
          signal,
        }),
      ),
  })
  const { data, error } = query
  return (
    <Card
      flush
      title={ofPatient.title()}
      actions={
        canBook &&
        status === 'active' && (
          <Link href={bookingAddress({ patient: { id } })} className={buttonClass({ variant: 'soft', size: 'sm' })}>
            {ofPatient.book()}
          </Link>
        )
      }
    >
      {!data && error && <LoadFailed query={query} />}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.rows.length === 0 && <p className={none}>{ofPatient.none()}</p>}
      {(data ? data.rows.length > 0 : !error) && (
        <Table
          label={ofPatient.title()}
          rows={data?.rows}
          skeletonRows={2}
          rowKey={(appointment) => appointment.id}
          href={
            canBook
              ? (appointment) =>
                  `/clinic/dashboard/calendar?view=list&period=all&search=${record_number}&appointment=${appointment.id}`
              : undefined
          }
          columns={[
            { key: 'when', header: list.when(), fit: true, cell: ({ starts_at }) => when(starts_at) },
            {
              key: 'reason',
              selfEvident: true,
              header: fields.reason(),
              cell: ({ reason }) => label(appointmentReasons, reason),
            },
            {
              key: 'doctor',
              selfEvident: true,
              header: fields.doctor(),
              cell: ({ doctor_name }) => <bdi>{doctor_name}</bdi>,
            },
            {
              key: 'state',
              header: fields.state(),
              selfEvident: true,
              fit: true,
              cell: ({ state, violated_rules }) => (
                <span className={marks}>
                  <StateTag state={state} />
                  <PlanMark violated_rules={violated_rules} />
                </span>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}

const marks = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1' })
const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
