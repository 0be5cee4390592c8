import type { Schema } from '@clinic/api'
import type { FieldsProps } from '../../../platform/record/master/master-field'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { NumberField } from '../../../ui/field/number-field'

/** How much: a percent, or rupiah where the fee is fixed. */
export function RateField({ value, errors, change }: FieldsProps<Schema<'FeeRuleInput'>>) {
  const { fields, help } = useTexts()['fee-rule']
  const locale = useLanguage()
  if (value.kind === 'fixed')
    return (
      <NumberField
        name="amount"
        label={fields.amount()}
        help={help.amount()}
        error={errors.amount}
        required
        unit="Rp"
        unitSide="start"
        locale={locale}
        value={value.amount}
        onChange={(amount) => change({ amount })}
      />
    )
  return (
    <NumberField
      name="percent"
      label={fields.percent()}
      error={errors.percent}
      required
      unit="%"
      locale={locale}
      value={value.percent}
      onChange={(percent) => change({ percent })}
    />
  )
}
