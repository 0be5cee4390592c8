import { isDueAfterVisit, labWorks } from '@clinic/core/lab-order'
import { clinicTime } from '@clinic/core/time'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { KeyValue } from '../../../ui/key-value'
import { DueDay } from './due-day'

/** What is ordered of whom, and how it went. */
export function LabOrderFacts({ order }: { order: LabOrder }) {
  const words = useTexts()['lab-order']
  const { fields, page } = words
  const { label } = useLabels()
  const { timeZone } = useClinicDay()
  const { date, dateTime, money } = useFormat(timeZone)
  const { next_appointment_at: next, reason, patient } = order
  const isTooLate = isDueAfterVisit(order, next && timeZone ? clinicTime(Date.parse(next), timeZone).date : null)
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      {next && isTooLate && <Banner tone="warning">{words.tooLate({ when: dateTime(next) })}</Banner>}
      <Card title={page.order()}>
        <KeyValue
          pairs={[
            { label: fields.work(), value: label(labWorks, order.work) },
            { label: fields.teeth(), value: order.teeth.join(', ') },
            { label: fields.shade(), value: order.shade },
            { label: fields.note(), value: order.note },
            { label: fields.supplier_id(), value: order.supplier_name },
            { label: fields.doctor_id(), value: order.doctor_name },
            {
              label: fields.procedure_id(),
              value: order.procedure_name && (
                <Link href={`/clinic/patient/${patient.id}/visit`} className={link()}>
                  {order.procedure_name}
                </Link>
              ),
            },
            { label: fields.cost(), value: money(order.cost) },
          ]}
        />
      </Card>
      <Card title={page.course()}>
        <KeyValue
          pairs={[
            { label: fields.due_on(), value: <DueDay order={order} /> },
            { label: fields.sent_on(), value: order.sent_on && date(order.sent_on) },
            { label: fields.received_on(), value: order.received_on && date(order.received_on) },
            { label: fields.fitted_on(), value: order.fitted_on && date(order.fitted_on) },
            ...(reason ? [{ label: fields.reason(), value: reason }] : []),
            {
              label: page.ordered(),
              value: page.by({ when: dateTime(order.created_at), name: isolated(order.created_by) }),
            },
          ]}
        />
      </Card>
    </div>
  )
}
