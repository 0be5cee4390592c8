import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { TwoLines } from '../../ui/table/two-lines'

/** What is taken off the base of a line, and what of it laboratory and materials cost, each material by its name. */
export function Deductions({ line }: { line: Schema<'FeeStatementLine'> }) {
  const { page } = useTexts()['fee-statement']
  const { money } = useFormat()
  const { deductions, lab_cost, material_cost, materials } = line
  const parts = [
    ...(lab_cost === 0 ? [] : [page.lab({ amount: money(lab_cost) })]),
    ...(material_cost === 0 ? [] : [page.materials({ amount: money(material_cost) })]),
    ...materials.map(({ name, amount }) => page.material({ name, amount: money(amount) })),
  ]
  const small = parts.length > 0 && (
    <span className={list}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  )
  return (
    <TwoLines align="end" small={small}>
      {money(deductions)}
    </TwoLines>
  )
}

const list = css({ display: 'grid', justifyItems: { base: 'start', sm: 'end' } })
