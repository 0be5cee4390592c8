import type { Schema } from '@clinic/api'
import { paymentKinds, tenderMethods } from '@clinic/core/invoice'
import { valuesOf } from '@clinic/core/values'
import { ListScreen } from '../../../platform/list/list-screen'
import { daysIn, periodFilter, periods } from '../../../platform/list/period'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { useFinanceTabs } from '../use-finance-tabs'
import { usePaymentColumns } from './use-payment-columns'
import { useShiftFilter } from './use-shift-filter'

/** The payments and refunds of the clinic, the latest first; as a table too. */
export default function PaymentList() {
  const { payments, anyKind, anyMethod, period } = useTexts().finance
  const { fields } = useTexts().invoice
  const { options } = useLabels()
  const { today } = useClinicDay()
  return (
    <ListScreen<Schema<'Payment'>>
      feature="invoice"
      words={payments}
      tabs={useFinanceTabs('payment')}
      ask={({ chosen, filter }) => ({
        path: '/api/payment',
        query: {
          kind: chosen('kind', valuesOf(paymentKinds)),
          method: chosen('method', valuesOf(tenderMethods)),
          cash_shift_id: Number(filter('shift')) || undefined,
          ...daysIn(chosen('period', periods), today),
        },
        isTable: true,
      })}
      columns={usePaymentColumns()}
      filters={[
        { name: 'kind', label: fields.kind(), any: anyKind(), options: options(paymentKinds) },
        { name: 'method', label: fields.method(), any: anyMethod(), options: options(tenderMethods) },
        periodFilter(period),
        useShiftFilter(),
      ]}
      href={({ id }) => `/clinic/finance/payment/${id}/receipt`}
    />
  )
}
