import type { Schema } from '@clinic/api'
import { productCategories } from '@clinic/core/product'
import { valuesOf } from '@clinic/core/values'
import { css } from 'styled-system/css'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'

type Rule = Schema<'CoverageRule'>

interface CoverageRuleFieldsProps {
  /** The path of the rule, which names its inputs and problems. */
  name: string
  rule: Rule
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<Rule>) => void
}

/** One rule of a plan: two lines of cells, or on a phone a card. */
export function CoverageRuleFields({ name, rule, errors, change }: CoverageRuleFieldsProps) {
  const { rule: texts } = useTexts().insurance
  const { options } = useLabels()
  const locale = useLanguage()
  const cell = (field: keyof Rule) => ({
    name: `${name}.${field}`,
    label: texts[field](),
    error: errors[`${name}.${field}`],
  })
  const number = (field: 'percent' | 'waiting_days', unit: string) => (
    <NumberField
      {...cell(field)}
      unit={unit}
      locale={locale}
      value={rule[field]}
      onChange={(value) => change({ [field]: value ?? 0 })}
    />
  )
  const cap = (field: 'cap_per_visit' | 'cap_per_year') => (
    <NumberField
      {...cell(field)}
      unit="Rp"
      unitSide="start"
      placeholder={texts.noCap()}
      locale={locale}
      value={rule[field]}
      onChange={(value) => change({ [field]: value })}
    />
  )
  return (
    <div className={grid}>
      <div className={category}>
        <SelectField
          {...cell('category')}
          options={options(productCategories)}
          value={rule.category}
          onChange={({ target }) => {
            const chosen = oneOf(valuesOf(productCategories), target.value)
            if (chosen) change({ category: chosen })
          }}
        />
      </div>
      {number('percent', '%')}
      {number('waiting_days', texts.days())}
      {cap('cap_per_visit')}
      {cap('cap_per_year')}
      <div className={approval}>
        <CheckboxField
          {...cell('needs_approval')}
          checked={rule.needs_approval}
          onChange={({ target }) => change({ needs_approval: target.checked })}
        />
      </div>
    </div>
  )
}

const grid = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
})
// its corner belongs to the button that removes
const category = css({ gridColumn: { base: '1 / -1', sm: 'span 2' }, paddingInlineEnd: { base: '8', sm: '0' } })
// on the line of the inputs beside it
const approval = css({ gridColumn: 'span 2', alignSelf: 'end' })
