import type { Schema } from '@clinic/api'
import { productCategories } from '@clinic/core/product'
import { valuesOf } from '@clinic/core/values'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { CoverageRuleFields } from './coverage-rule-fields'

type Rule = Schema<'CoverageRule'>
type Rules = Pick<Schema<'InsuranceInput'>, 'coverage_rules'>

/** Edits the coverage rules of a plan. The focus moves to an added rule, and after a removal to one that is left. */
export function CoverageRules({ value: { coverage_rules: rules }, errors, change }: FieldsProps<Rules>) {
  const texts = useTexts().insurance.rule
  const list = useRef<HTMLDivElement>(null)
  const unused = valuesOf(productCategories).filter((category) => rules.every((rule) => rule.category !== category))

  function replace(next: Rule[], focus: string) {
    flushSync(() => change({ coverage_rules: next }))
    list.current?.querySelector<HTMLElement>(focus)?.focus()
  }
  const add = (category: Rule['category']) =>
    // most categories of a plan are alike: the next one begins as the last
    replace([...rules, { ...(rules.at(-1) ?? plain), category }], `[name="coverage_rules.${rules.length}.category"]`)
  const remove = (row: number) =>
    replace(
      rules.toSpliced(row, 1),
      rules.length > 1 ? `[data-remove="${Math.min(row, rules.length - 2)}"]` : '[data-add]',
    )

  return (
    <div ref={list} className={css({ display: 'grid', gap: '4', justifyItems: 'start', '& > *': { minWidth: '0' } })}>
      {rules.length === 0 && <p className={css({ color: 'muted' })}>{texts.none()}</p>}
      {rules.map((rule, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place, and every input of it is told its value
        <section key={row} aria-label={texts.title({ number: row + 1 })} className={card}>
          <CoverageRuleFields
            name={`coverage_rules.${row}`}
            rule={rule}
            errors={errors}
            change={(part) => change({ coverage_rules: rules.with(row, { ...rule, ...part }) })}
          />
          <span className={corner}>
            <IconButton
              label={texts.remove({ number: row + 1 })}
              size="sm"
              data-remove={row}
              onClick={() => remove(row)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </span>
        </section>
      ))}
      {unused[0] && (
        <Button variant="soft" data-add onClick={() => unused[0] && add(unused[0])}>
          <Plus aria-hidden="true" />
          {texts.add()}
        </Button>
      )}
    </div>
  )
}

const plain = { percent: 100, cap_per_visit: null, cap_per_year: null, waiting_days: 0, needs_approval: false }

const card = css({
  position: 'relative',
  width: 'full',
  padding: '4',
  borderRadius: 'card',
  background: 'subtle',
})
const corner = css({ position: 'absolute', insetBlockStart: '1', insetInlineEnd: '1' })
