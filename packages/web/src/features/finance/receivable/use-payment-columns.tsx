import type { Schema } from '@clinic/api'
import { payorPaymentStates } from '@clinic/core/payor-payment'
import { useMemo } from 'react'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'

/** The columns of the list of payments of payors; what is void is struck out. */
export function usePaymentColumns(): readonly Column<Schema<'PayorPaymentCard'>>[] {
  const { fields, payments } = useTexts().claim
  const { date, money } = useFormat()
  return useMemo(
    () => [
      {
        key: 'reference',
        header: fields.reference(),
        cell: ({ reference, number }) => <TwoLines small={number}>{reference}</TwoLines>,
      },
      {
        key: 'payor',
        header: fields.payor(),
        cell: ({ payor_name, claim_count }) => <TwoLines small={payments.claims(claim_count)}>{payor_name}</TwoLines>,
      },
      {
        key: 'received_on',
        header: fields.received_on(),
        fit: true,
        sortable: true,
        cell: ({ received_on }) => date(received_on),
      },
      { key: 'recorded_by', header: fields.recorded_by(), from: 'lg', cell: ({ recorded_by }) => recorded_by },
      {
        key: 'amount',
        header: fields.amount(),
        align: 'end',
        fit: true,
        sortable: true,
        cell: ({ amount, state }) =>
          state === 'void' ? (
            <TwoLines align="end" small={<ValueTag of={payorPaymentStates} value={state} />}>
              <s className={css({ color: 'muted' })}>{money(amount)}</s>
            </TwoLines>
          ) : (
            money(amount)
          ),
      },
    ],
    [fields, payments, date, money],
  )
}
