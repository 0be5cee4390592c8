import { operationRoles } from '@clinic/core/access'
import {
  medicineTransactionKinds,
  medicineTransactionStates,
  transactionReasons,
} from '@clinic/core/medicine-transaction'
import { valuesOf } from '@clinic/core/values'
import { useStockTabs } from '../../entities/medicine/use-stock-tabs'
import { ListScreen } from '../../platform/list/list-screen'
import { useStatus } from '../../platform/list/use-status'
import { useCanCall } from '../../platform/session/use-can-call'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { TwoLines } from '../../ui/table/two-lines'
import type { Transaction } from './transaction-query'

const base = '/clinic/medicine-transaction'

/** The documents by which the stock moved or is to move, the latest first. */
export default function TransactionList() {
  const texts = useTexts()['medicine-transaction']
  const { fields } = texts
  const { label, options } = useLabels()
  const { date, money } = useFormat()
  const state = useStatus(medicineTransactionStates, 'state')
  return (
    <ListScreen<Transaction>
      feature="medicine-transaction"
      words={texts.list}
      ask={({ chosen, filter }) => ({
        path: '/api/medicine-transaction',
        query: {
          kind: chosen('kind', valuesOf(medicineTransactionKinds)),
          state: chosen('state', valuesOf(medicineTransactionStates)),
          supplier_id: Number(filter('supplier_id')) || undefined,
        },
      })}
      columns={[
        {
          key: 'number',
          header: fields.number(),
          cell: ({ number, kind, content }) => (
            <TwoLines
              small={[
                label(medicineTransactionKinds, kind),
                content.reason === null ? '' : label(transactionReasons, content.reason),
              ]
                .filter(Boolean)
                .join(' · ')}
            >
              {number ?? texts.draft()}
            </TwoLines>
          ),
        },
        { key: 'dated_on', header: fields.dated_on(), fit: true, cell: ({ content }) => date(content.dated_on) },
        {
          key: 'supplier',
          header: fields.party(),
          cell: ({ supplier_name, partner, content }) => (
            <TwoLines small={partner ? partner.number : content.invoice_number}>
              {partner?.clinic_name ?? supplier_name ?? ''}
            </TwoLines>
          ),
        },
        { key: 'lines', header: fields.lines(), align: 'end', fit: true, cell: ({ content }) => content.lines.length },
        {
          key: 'total',
          header: fields.total(),
          align: 'end',
          fit: true,
          cell: ({ total, kind }) => hasWorth.includes(kind) && money(total),
        },
        state.column,
      ]}
      filters={[
        { name: 'kind', label: fields.kind(), any: texts.anyKind(), options: options(medicineTransactionKinds) },
        state.filter,
      ]}
      sorts={[{ value: '', label: texts.latest() }]}
      href={({ id }) => `${base}/${id}`}
      create={useCanCall(operationRoles.createMedicineTransaction) ? `${base}/new` : undefined}
      tabs={useStockTabs(base)}
    />
  )
}

const hasWorth: readonly Transaction['kind'][] = ['receipt', 'supplier_return', 'transfer_out', 'transfer_in']
