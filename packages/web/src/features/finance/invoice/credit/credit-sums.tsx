import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import type { sumsOf } from './typed-credit'

/** What a credit comes to, and what becomes of it. */
export function CreditSums({ amount, refund, owedAfter }: ReturnType<typeof sumsOf>) {
  const { create: words } = useTexts()['credit-note']
  const { money } = useFormat()
  return (
    <div aria-live="polite" className={css({ display: 'grid', gap: '1' })}>
      <p className={`${between} ${css({ fontWeight: 'bold' })}`}>
        <span>{words.total()}</span>
        <span>{money(amount)}</span>
      </p>
      {refund > 0 ? (
        <>
          <p className={between}>
            <span>{words.giveBack()}</span>
            <span>{money(refund)}</span>
          </p>
          <p className={css({ textStyle: 'small', color: 'muted' })}>{words.giveBackText()}</p>
        </>
      ) : (
        <p className={between}>
          <span>{words.owedAfter()}</span>
          <span>{money(owedAfter)}</span>
        </p>
      )}
    </div>
  )
}

const between = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' })
