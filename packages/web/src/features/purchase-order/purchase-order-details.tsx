import { medicineTransactionStates } from '@clinic/core/medicine-transaction'
import { purchaseOrderStates } from '@clinic/core/purchase-order'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import { ExpectedDay } from './expected-day'
import { OrderProgress } from './order-progress'
import type { PurchaseOrder } from './purchase-order-query'

/** What an order says, what of it came by which receipts, and what became of it. */
export function PurchaseOrderDetails({ order }: { order: PurchaseOrder }) {
  const words = useTexts()['purchase-order']
  const { fields } = words
  const { label } = useLabels()
  const { date, dateTime, money } = useFormat(useClinicDay().timeZone)
  const { state, content, supplier_name, total, receipts, stages } = order
  const { expected_on, note } = content
  return (
    <>
      <Card>
        <KeyValue
          pairs={[
            { label: fields.state(), value: <ValueTag of={purchaseOrderStates} value={state} /> },
            { label: fields.supplier_id(), value: supplier_name },
            { label: fields.expected_on(), value: <ExpectedDay state={state} expected_on={expected_on} /> },
            { label: fields.total(), value: money(total) },
            { label: fields.note(), value: note },
          ]}
        />
      </Card>
      <OrderProgress order={order} />
      {state !== 'draft' && state !== 'approved' && (
        <Card title={words.receipts()}>
          {receipts.length === 0 ? (
            <p className={css({ color: 'muted' })}>{words.noReceipts()}</p>
          ) : (
            <ul className={css({ display: 'grid', gap: '2' })}>
              {receipts.map((receipt) => (
                <li key={receipt.id} className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
                  <Link className={link()} href={`/clinic/medicine-transaction/${receipt.id}`}>
                    {receipt.number ?? words.draftReceipt()}
                  </Link>
                  <span>{date(receipt.dated_on)}</span>
                  <span>{money(receipt.total)}</span>
                  <ValueTag of={medicineTransactionStates} value={receipt.state} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
      <Card title={words.history()}>
        <ol className={css({ display: 'grid', gap: '2' })}>
          {stages.map(({ state: was, by, at, reason }) => (
            <li key={`${was} ${at}`}>
              {words.stage({ state: label(purchaseOrderStates, was), name: by, when: dateTime(at) })}
              {reason && <bdi className={css({ color: 'muted' })}> {reason}</bdi>}
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}
