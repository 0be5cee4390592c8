import type { Schema } from '@clinic/api'
import { feeKinds } from '@clinic/core/fee-rule'
import { valuesOf } from '@clinic/core/values'
import type { FieldsProps } from '../../../platform/record/master/master-field'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { SelectField } from '../../../ui/field/select-field'

/** How a fee is computed; a percent and a fixed amount take the place of each other. */
export function KindField({ value, errors, change }: FieldsProps<Schema<'FeeRuleInput'>>) {
  const { fields, help } = useTexts()['fee-rule']
  const { options } = useLabels()
  return (
    <SelectField
      name="kind"
      label={fields.kind()}
      help={help.kind()}
      error={errors.kind}
      options={options(feeKinds)}
      value={value.kind}
      onChange={({ target }) => {
        const kind = valuesOf(feeKinds).find((each) => each === target.value)
        const deducts_materials = kind === 'percent_of_net' && value.deducts_materials
        if (kind) change({ kind, deducts_materials, ...(kind === 'fixed' ? { percent: null } : { amount: null }) })
      }}
    />
  )
}
