import type { Schema } from '@clinic/api'
import { payorPaymentStates } from '@clinic/core/payor-payment'
import { valuesOf } from '@clinic/core/values'
import { usePayorOptions } from '../../../entities/payor/use-payor-options'
import { ListScreen } from '../../../platform/list/list-screen'
import { daysIn, periodFilter, periods } from '../../../platform/list/period'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { useFinanceTabs } from '../use-finance-tabs'
import { paymentAddress } from './receivable-address'
import { usePaymentColumns } from './use-payment-columns'

/** The payments of payors, the latest received first, found by their reference; as a table too. */
export default function PaymentList() {
  const { period } = useTexts().finance
  const { payments, fields, any, sorts: words } = useTexts().claim
  const { options } = useLabels()
  const { today } = useClinicDay()
  return (
    <ListScreen<Schema<'PayorPaymentCard'>>
      feature="claim"
      words={payments}
      tabs={useFinanceTabs('receivable')}
      ask={({ chosen, filter }) => ({
        path: '/api/payor-payment',
        query: {
          sort: chosen('sort', sorts),
          state: chosen('state', valuesOf(payorPaymentStates)),
          payor_id: Number(filter('payor')) || undefined,
          ...daysIn(chosen('period', periods), today),
        },
        isTable: true,
      })}
      columns={usePaymentColumns()}
      filters={[
        { name: 'payor', label: fields.payor(), any: any.payor(), options: usePayorOptions() },
        { name: 'state', label: fields.state(), any: any.state(), options: options(payorPaymentStates) },
        periodFilter(period),
      ]}
      sorts={[
        { value: '-received_on', label: words.newest() },
        { value: '-amount', label: words.amount() },
      ]}
      href={({ id }) => paymentAddress(id)}
    />
  )
}

const sorts = ['-received_on', 'received_on', '-amount', 'amount'] as const
