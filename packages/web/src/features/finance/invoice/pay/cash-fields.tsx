import { css } from 'styled-system/css'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { Button } from '../../../../ui/button'
import { NumberField } from '../../../../ui/field/number-field'
import { BigAmount } from './big-amount'
import { cashOf, changeOf, quickAmounts, type TypedPayment } from './tender'

interface CashFieldsProps {
  payment: TypedPayment
  error?: string
  onGiven: (cash: number | null) => void
}

/** The cash that is handed over, by a key or typed, and in big figures the change, or what is missing. */
export function CashFields({ payment, error, onGiven }: CashFieldsProps) {
  const { pay } = useTexts().invoice
  const { money } = useFormat()
  const locale = useLanguage()
  const cash = cashOf(payment)
  const change = changeOf(payment)
  return (
    <>
      <NumberField
        name="cash_given"
        label={pay.given()}
        help={pay.givenHelp()}
        unit="Rp"
        unitSide="start"
        locale={locale}
        error={error}
        value={payment.cash_given}
        onChange={onGiven}
      />
      <fieldset aria-label={pay.quick()} className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {quickAmounts(cash).map((amount) => (
          <Button
            key={amount}
            size="sm"
            variant="outline"
            aria-pressed={(payment.cash_given ?? cash) === amount}
            onClick={() => onGiven(amount)}
          >
            {amount === cash ? pay.exact() : money(amount)}
          </Button>
        ))}
      </fieldset>
      <BigAmount label={change < 0 ? pay.missing() : pay.change()}>
        <output aria-live="polite">{money(Math.abs(change))}</output>
      </BigAmount>
    </>
  )
}
