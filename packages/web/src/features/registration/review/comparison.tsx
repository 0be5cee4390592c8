import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { css } from 'styled-system/css'
import { useTexts } from '../../../platform/texts/use-texts'
import { Tag } from '../../../ui/tag'
import { ComparisonCell } from './comparison-cell'
import { type Fact, type FactName, facts, isGiven, type Source } from './facts'
import { useFacts } from './use-facts'

interface ComparisonProps {
  said: Schema<'PatientInput'>
  known: Schema<'Patient'>
  sourceOf: (fact: Fact) => Source
  onChoose: (name: FactName, source: Source) => void
}

/** Compares the visitor's values with those on file; where they differ, one is chosen to be kept. */
export function Comparison({ said, known, sourceOf, onChoose }: ComparisonProps) {
  const texts = useTexts().registration.review
  const { labelOf, tell } = useFacts()
  const rows = facts
    .filter((fact) => isGiven(said, fact) || isGiven(known, fact))
    .map((fact) => {
      const told = { said: tell(said, fact.name), known: tell(known, fact.name) }
      // an empty value of the visitor replaces nothing
      return { fact, label: labelOf(fact.name), told, differs: isGiven(said, fact) && told.said !== told.known }
    })
  return (
    <table aria-label={texts.compare()} className={table}>
      <thead>
        <tr>
          <th scope="col">{texts.differences(rows.filter(({ differs }) => differs).length)}</th>
          <th scope="col">{texts.visitor()}</th>
          <th scope="col">{texts.known({ name: displayName(known), record_number: known.record_number })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fact, label, told, differs }) => {
          const choice = (source: Source) =>
            differs
              ? { name: fact.name, checked: sourceOf(fact) === source, onChoose: () => onChoose(fact.name, source) }
              : null
          return (
            <tr key={fact.name}>
              <th scope="row">
                {label}
                {differs && <Difference isAddition={!isGiven(known, fact)} />}
              </th>
              <ComparisonCell text={told.said} label={`${label}, ${texts.visitor()}`} choice={choice('said')} />
              <ComparisonCell text={told.known} label={`${label}, ${texts.onFile()}`} choice={choice('known')} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Difference({ isAddition }: { isAddition: boolean }) {
  const texts = useTexts().registration.review
  return isAddition ? <Tag tone="info">{texts.addition()}</Tag> : <Tag tone="warning">{texts.differs()}</Tag>
}

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  fontFamily: 'numeric',
  '& th': { textAlign: 'start', paddingInline: '3', paddingBlock: '2', fontWeight: 'normal' },
  '& thead th': { background: 'sunken', textStyle: 'small', fontWeight: 'semibold', color: 'muted' },
  '& tbody tr': { borderBlockEnd: 'hairline' },
  '& tbody th': { color: 'muted' },
  '& tbody th > span': { marginInlineStart: '2' },
  sm: { '& th:first-child': { width: '[15rem]', paddingInlineStart: '6' } },
  // on a phone the name of a fact stands above its two values
  smDown: {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& th:first-child': { gridColumn: '1 / -1', paddingBlockEnd: '0' },
  },
})
