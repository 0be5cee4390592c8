import {
  medicineTransactionKinds,
  medicineTransactionStates,
  transactionReasons,
} from '@clinic/core/medicine-transaction'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import { TwoLines } from '../../ui/table/two-lines'
import { MovedLines } from './moved-lines'
import type { Transaction } from './transaction-query'

/** What a document says, and what became of it. */
export function TransactionDetails({ transaction }: { transaction: Transaction }) {
  const { id, kind, state, content, prescription_id, purchase_order, receipt, partner, supplier_name, total, stages } =
    transaction
  const texts = useTexts()['medicine-transaction']
  const { fields } = texts
  const { label } = useLabels()
  const { date, money, dateTime } = useFormat(useClinicDay().timeZone)
  const { reason, note, dated_on, invoice_number } = content
  const why = { label: fields.reason(), value: reason === null ? '' : label(transactionReasons, reason) }
  const otherClinic = (name: string) => [
    {
      label: name,
      value: partner && <TwoLines small={partner.number ?? ''}>{partner.clinic_name}</TwoLines>,
    },
    ...(reason === null ? [] : [{ ...why, label: texts.accept.reason() }]),
  ]
  const own = {
    receipt: [
      { label: fields.supplier_id(), value: supplier_name ?? texts.noSupplier() },
      { label: fields.invoice_number(), value: invoice_number },
      ...(purchase_order === null
        ? []
        : [
            {
              label: fields.purchase_order(),
              value: (
                <Link className={link()} href={`/clinic/medicine-transaction/order/${purchase_order.id}`}>
                  {purchase_order.number}
                </Link>
              ),
            },
          ]),
      { label: fields.total(), value: money(total) },
    ],
    adjustment: [why],
    supplier_return: [
      { label: fields.supplier_id(), value: supplier_name },
      ...(receipt === null
        ? []
        : [
            {
              label: fields.receipt_id(),
              value: (
                <Link className={link()} href={`/clinic/medicine-transaction/${receipt.id}`}>
                  {receipt.number}
                </Link>
              ),
            },
          ]),
      why,
      { label: fields.credit(), value: money(total) },
    ],
    transfer_out: [...otherClinic(fields.to_clinic_id()), { label: fields.total(), value: money(total) }],
    transfer_in: [...otherClinic(fields.from_clinic()), { label: fields.total(), value: money(total) }],
    dispense: [
      {
        label: fields.prescription_id(),
        value: (
          <Link className={link()} href={`/clinic/medicine-transaction/dispensing/${prescription_id}`}>
            {texts.openPrescription()}
          </Link>
        ),
      },
    ],
    usage: [
      {
        label: fields.usage(),
        value: (
          <Link className={link()} href={`/clinic/medicine-transaction/usage/${id}`}>
            {texts.openUsage()}
          </Link>
        ),
      },
    ],
    count: [],
  }[kind]
  return (
    <>
      <Card>
        <KeyValue
          pairs={[
            { label: fields.kind(), value: label(medicineTransactionKinds, kind) },
            { label: fields.state(), value: <ValueTag of={medicineTransactionStates} value={state} /> },
            { label: fields.dated_on(), value: date(dated_on) },
            ...own,
            { label: fields.note(), value: note },
          ]}
        />
      </Card>
      <MovedLines transaction={transaction} />
      <Card title={texts.history()}>
        <ol className={css({ display: 'grid', gap: '2' })}>
          {stages.map((stage) => (
            <li key={`${stage.state} ${stage.at}`}>
              {texts.stage({
                state: label(medicineTransactionStates, stage.state),
                name: stage.by,
                when: dateTime(stage.at),
              })}
              {stage.reason && <bdi className={css({ color: 'muted' })}> {stage.reason}</bdi>}
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}
