import type { Schema } from '@clinic/api'
import { invoiceStates } from '@clinic/core/invoice'
import { valuesOf } from '@clinic/core/values'
import { useInvoiceColumns } from '../../../entities/invoice/use-invoice-columns'
import type { RowMenu } from '../../../platform/list/list-rows'
import { ListScreen } from '../../../platform/list/list-screen'
import { daysIn, periodFilter, periods } from '../../../platform/list/period'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { optionsOf } from '../../../platform/texts/options-of'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { useFinanceTabs } from '../use-finance-tabs'

const InvoiceMenu = lazyWithRetry(() => import('./invoice-menu'))

/** The invoices of the clinic: search, state, what is owed, days; as a table too. */
export default function InvoiceList() {
  const { invoices, anyState, owed, sorts: words, period } = useTexts().finance
  const { fields } = useTexts().invoice
  const { options } = useLabels()
  const { today } = useClinicDay()
  return (
    <ListScreen<Schema<'InvoiceCard'>>
      feature="invoice"
      words={invoices}
      tabs={useFinanceTabs('invoice')}
      ask={({ chosen }) => ({
        path: '/api/invoice',
        query: {
          sort: chosen('sort', sorts),
          state: chosen('state', valuesOf(invoiceStates)),
          owed: chosen('owed', owing),
          ...daysIn(chosen('period', periods), today),
        },
        isTable: true,
      })}
      columns={useInvoiceColumns()}
      filters={[
        { name: 'state', label: fields.state(), any: anyState(), options: options(invoiceStates) },
        { name: 'owed', label: owed.label(), any: owed.all(), options: optionsOf(owing, (each) => owed[each]()) },
        periodFilter(period),
      ]}
      sorts={[
        { value: '-day', label: words.newest() },
        { value: 'day', label: words.oldest() },
        { value: '-number', label: words.number() },
        { value: '-total', label: words.total() },
        { value: 'due_on', label: words.due_on() },
      ]}
      href={({ id }) => `/clinic/finance/invoice/${id}`}
      menu={menu}
    />
  )
}

const menu: RowMenu<Schema<'InvoiceCard'>> = {
  nameOf: ({ number, patient }) => number ?? personName(patient),
  draw: (invoice, opening) => <InvoiceMenu invoice={invoice} {...opening} />,
  prepare: InvoiceMenu.prepare,
}

const owing = ['any', 'overdue'] as const
const sorts = ['-day', 'day', 'number', '-number', 'total', '-total', 'due_on', '-due_on'] as const
