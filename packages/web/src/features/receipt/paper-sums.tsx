import type { Schema } from '@clinic/api'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { byLanguage } from '../../platform/texts/by-language'
import { useTexts } from '../../platform/texts/use-texts'
import type { ReceiptLanguage } from './use-receipt-language'

interface PaperSumsProps {
  paper: Schema<'PublicReceipt'>
  language: ReceiptLanguage
}

/** What a paper is about, and how its invoice stands. */
export function PaperSums({ paper, language }: PaperSumsProps) {
  const { receipt: words } = useTexts()
  const { kind, lines, tenders, amount, total, rounding, stamp_duty, payor, paid, refunded, owed } = paper
  const isInvoice = kind === 'invoice'
  return (
    <>
      <div className={group}>
        {lines.map(({ name, name_en, quantity, amount: part }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes its order, and a line may stand on it twice
          <Row key={index} amount={part} isShown>
            <bdi>{(language === 'en' && name_en) || name}</bdi>
            {quantity > 1 && ` × ${quantity}`}
          </Row>
        ))}
        {tenders.map(({ method, amount: part }) => (
          <Row key={method} amount={part} isShown>
            {words.methods[method]()}
          </Row>
        ))}
        {isInvoice && <Row amount={rounding}>{words.rounding()}</Row>}
        {isInvoice && <Row amount={stamp_duty}>{words.stampDuty()}</Row>}
        <Row amount={amount} isShown className={sum}>
          {isInvoice ? words.total() : words.amount()}
        </Row>
        {!isInvoice && <Row amount={refunded}>{words.refunded()}</Row>}
      </div>
      <div className={group}>
        {!isInvoice && (
          <>
            <h2 className={css({ fontWeight: 'semibold' })}>{words.invoiceNow()}</h2>
            <Row amount={total} isShown>
              {words.total()}
            </Row>
          </>
        )}
        <Row amount={payor}>{words.byPayor()}</Row>
        <Row amount={paid} isShown>
          {words.paid()}
        </Row>
        {isInvoice && <Row amount={refunded}>{words.refunded()}</Row>}
        <Row amount={owed} isShown className={sum}>
          {words.owed()}
        </Row>
      </div>
    </>
  )
}

interface RowProps {
  amount: number
  /** Whether it stands there without an amount too. */
  isShown?: boolean
  className?: string
  children: ReactNode
}

const Row = ({ amount, isShown = false, className, children }: RowProps) =>
  isShown || amount !== 0 ? (
    <p className={cx(row, className)}>
      <span className={css({ minWidth: '0' })}>{children}</span>
      <span className={css({ whiteSpace: 'nowrap' })}>{money('id').format(amount)}</span>
    </p>
  ) : null

// papers of the country write Rp 1.250.000 in every language
const money = byLanguage(
  () => new Intl.NumberFormat('id', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }),
)

const group = css({ display: 'grid', gap: '2', paddingBlockStart: '4', borderBlockStart: 'hairline' })
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
const sum = css({ fontWeight: 'bold' })
