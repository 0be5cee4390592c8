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

/** The documents by which the stock moved or is to move, the latest first; all of them, or nothing but returns to suppliers and transfers. */
export function TransactionDocuments({ only }: { only?: 'transfer' }) {
  const texts = useTexts()['medicine-transaction']
  const { fields } = texts
  const { label, options } = useLabels()
  const { date, money } = useFormat()
  const kinds = only ? moved : valuesOf(medicineTransactionKinds)
  const state = useStatus(medicineTransactionStates, 'state')
  return (
    <ListScreen<Transaction>
      feature="medicine-transaction"
      words={only ? { ...texts.list, ...texts.away } : texts.list}
      ask={({ chosen, filter }) => ({
        path: '/api/medicine-transaction',
        query: {
          kind: chosen('kind', kinds),
          returned_or_transferred: only && true,
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
        {
          key: 'lines',
          header: fields.lines(),
          align: 'end',
          fit: true,
          from: 'lg',
          cell: ({ content }) => content.lines.length,
        },
        {
          key: 'total',
          from: 'lg',
          header: fields.total(),
          align: 'end',
          fit: true,
          cell: ({ total, kind }) => hasWorth.includes(kind) && money(total),
        },
        state.column,
      ]}
      filters={[
        {
          name: 'kind',
          label: fields.kind(),
          any: texts.anyKind(),
          options: options(medicineTransactionKinds).filter(({ value }) => kinds.some((kind) => kind === value)),
        },
        state.filter,
      ]}
      sorts={[{ value: '', label: texts.latest() }]}
      href={({ id }) => `${base}/${id}`}
      create={useCanCall(operationRoles.createMedicineTransaction) ? `${base}/new` : undefined}
      tabs={useStockTabs(only ? `${base}/transfer` : base)}
    />
  )
}

const moved: readonly Transaction['kind'][] = ['supplier_return', 'transfer_out', 'transfer_in']

const hasWorth: readonly Transaction['kind'][] = ['receipt', 'supplier_return', 'transfer_out', 'transfer_in']
