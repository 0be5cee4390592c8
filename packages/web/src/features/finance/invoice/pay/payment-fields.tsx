import { tenderMethods } from '@clinic/core/invoice'
import { valuesOf } from '@clinic/core/values'
import { X } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { hasNoReference } from '../../../../entities/invoice/reference-of'
import { oneOf } from '../../../../platform/texts/one-of'
import { useLabels } from '../../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { Button } from '../../../../ui/button'
import { NumberField } from '../../../../ui/field/number-field'
import { SelectField } from '../../../../ui/field/select-field'
import { TextField } from '../../../../ui/field/text-field'
import { IconButton } from '../../../../ui/icon-button'
import { CashFields } from './cash-fields'
import { cashOf, type Due, methodsLeft, type TypedPayment, type TypedTender, withAnother } from './tender'

interface PaymentFieldsProps {
  value: TypedPayment
  due: Due
  errors: Readonly<Record<string, string | undefined>>
  onChange: (value: TypedPayment) => void
}

/** The methods of a payment, each with its amount. */
export function PaymentFields({ value, due, errors, onChange }: PaymentFieldsProps) {
  const { pay } = useTexts().invoice
  const left = methodsLeft(value, due.deposit)
  const put = (index: number, part: Partial<TypedTender>) =>
    onChange({ ...value, tenders: value.tenders.map((each, at) => (at === index ? { ...each, ...part } : each)) })
  return (
    <>
      {value.tenders.map((tender, index) => (
        <TenderRow
          key={tender.method}
          index={index}
          tender={tender}
          left={left}
          deposit={due.deposit}
          errors={errors}
          onChange={(part) => put(index, part)}
          onRemove={
            value.tenders.length > 1
              ? () => onChange({ ...value, tenders: value.tenders.toSpliced(index, 1) })
              : undefined
          }
        />
      ))}
      {left.length > 0 && (
        <div>
          <Button size="sm" variant="outline" onClick={() => onChange(withAnother(value, due))}>
            {pay.addMethod()}
          </Button>
        </div>
      )}
      {cashOf(value) > 0 && (
        <CashFields
          payment={value}
          error={errors.cash_given}
          onGiven={(cash_given) => onChange({ ...value, cash_given })}
        />
      )}
    </>
  )
}

interface TenderRowProps {
  index: number
  tender: TypedTender
  left: readonly TypedTender['method'][]
  /** What the patient has in deposits. */
  deposit: number
  errors: Readonly<Record<string, string | undefined>>
  onChange: (part: Partial<TypedTender>) => void
  onRemove: (() => void) | undefined
}

function TenderRow({ index, tender, left, deposit, errors, onChange, onRemove }: TenderRowProps) {
  const { pay } = useTexts().invoice
  const { options } = useLabels()
  const { money } = useFormat()
  const locale = useLanguage()
  const { method, amount, reference } = tender
  const name = (field: string) => `tenders.${index}.${field}`
  const offered = valuesOf(tenderMethods).filter((each) => each === method || left.includes(each))
  return (
    <fieldset aria-label={pay.method({ number: index + 1 })} className={onRemove ? cx(row, removable) : row}>
      <SelectField
        name={name('method')}
        label={pay.method({ number: index + 1 })}
        options={options(tenderMethods, offered).map((option) =>
          option.value === 'deposit' ? { ...option, label: pay.deposit({ amount: money(deposit) }) } : option,
        )}
        error={errors[name('method')]}
        value={method}
        onChange={({ target }) => {
          const next = oneOf(offered, target.value) ?? method
          onChange({ method: next, ...(next === 'deposit' && { amount: Math.min(amount ?? deposit, deposit) }) })
        }}
      />
      <NumberField
        name={name('amount')}
        label={pay.amount()}
        unit="Rp"
        unitSide="start"
        locale={locale}
        error={errors[name('amount')]}
        value={amount}
        onChange={(next) => onChange({ amount: next })}
      />
      {onRemove && (
        <span className={css({ paddingBlockStart: '6' })}>
          <IconButton label={pay.removeMethod()} size="sm" onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      )}
      {!hasNoReference(method) && (
        <div className={css({ gridColumn: '1 / -1' })}>
          <TextField
            name={name('reference')}
            label={pay.reference()}
            maxLength={60}
            error={errors[name('reference')]}
            value={reference}
            onChange={({ target }) => onChange({ reference: target.value })}
          />
        </div>
      )}
    </fieldset>
  )
}

const row = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})
// an empty column would still have its gap: the amount would end before the fields below it
const removable = css({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' })
