import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

interface InvoiceTotalsProps {
  totals: Schema<'InvoiceTotals'>
  /** The name of who owes a part, where somebody does. */
  payor: string | undefined
  /** Of an issued invoice. */
  paid?: { paid: number; owed: number; credited: number }
}

/** What an invoice comes to: only the rows that change the sum, and the sum. */
export function InvoiceTotals({ totals, payor, paid }: InvoiceTotalsProps) {
  const { totals: words, sharing: shared } = useTexts().invoice
  const { money } = useFormat()
  const { gross, line_discount, prepaid, invoice_discount, tax, rounding, stamp_duty, total } = totals
  const rows = [
    [words.gross(), gross, true],
    [words.prepaid(), -prepaid, prepaid !== 0],
    [words.line_discount(), prepaid - line_discount, line_discount !== prepaid],
    [words.invoice_discount(), -invoice_discount, invoice_discount !== 0],
    [words.tax(), tax, tax !== 0],
    [words.rounding(), rounding, rounding !== 0],
    [words.stamp_duty(), stamp_duty, stamp_duty !== 0],
  ] as const
  return (
    <dl className={list}>
      {rows.map(
        ([label, amount, isShown]) =>
          isShown && (
            <div key={label} className={row}>
              <dt className={css({ color: 'muted' })}>{label}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ),
      )}
      <div className={`${row} ${sum}`}>
        <dt>{words.total()}</dt>
        <dd>{money(total)}</dd>
      </div>
      {payor && (
        <>
          <div className={row}>
            <dt className={css({ color: 'muted' })}>{shared.pays({ payor })}</dt>
            <dd>{money(totals.payor)}</dd>
          </div>
          <div className={row}>
            <dt className={css({ color: 'muted' })}>{shared.patientPays()}</dt>
            <dd>{money(total - totals.payor)}</dd>
          </div>
        </>
      )}
      {paid && paid.credited > 0 && (
        <div className={row}>
          <dt className={css({ color: 'muted' })}>{words.credited()}</dt>
          <dd>{money(-paid.credited)}</dd>
        </div>
      )}
      {paid && paid.paid > 0 && (
        <div className={row}>
          <dt className={css({ color: 'muted' })}>{words.paid()}</dt>
          <dd>{money(paid.paid)}</dd>
        </div>
      )}
      {paid && (
        <div className={`${row} ${sum}`}>
          <dt>{words.owed()}</dt>
          <dd>{money(paid.owed)}</dd>
        </div>
      )}
    </dl>
  )
}

const list = css({ display: 'grid', gap: '1', width: 'full', maxWidth: '[22rem]', marginInlineStart: 'auto' })
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4', fontFamily: 'numeric' })
const sum = css({ textStyle: 'heading', borderBlockStart: 'hairline', paddingBlockStart: '2', marginBlockStart: '1' })
