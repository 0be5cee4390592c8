import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/use-texts'
import { Tag } from '../../ui/tag'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { ComparisonCell } from './comparison-cell'
import { type Fact, type FactName, facts, isTold, type Source } from './facts'
import { useFacts } from './use-facts'

interface ComparisonProps {
  said: Schema<'PatientInput'>
  known: Schema<'Patient'>
  sourceOf: (fact: Fact) => Source
  onChoose: (name: FactName, source: Source) => void
}

/** What the visitor wrote beside what the clinic knows; where they differ, the value that survives is chosen. */
export function Comparison({ said, known, ...choosing }: ComparisonProps) {
  const texts = useTexts().registration.review
  const { record_number } = known
  return (
    <table aria-label={texts.compare()} className={table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.fact()}</VisuallyHidden>
          </th>
          <th scope="col">{texts.visitor()}</th>
          <th scope="col">{texts.known({ name: displayName(known), record_number })}</th>
        </tr>
      </thead>
      <tbody>
        {facts
          .filter((fact) => isTold(said, fact) || isTold(known, fact))
          .map((fact) => (
            <FactRow key={fact.name} fact={fact} said={said} known={known} {...choosing} />
          ))}
      </tbody>
    </table>
  )
}

function FactRow({ fact, said, known, sourceOf, onChoose }: ComparisonProps & { fact: Fact }) {
  const texts = useTexts().registration.review
  const { labelOf, tell } = useFacts()
  const label = labelOf(fact.name)
  const both = { said: tell(said, fact.name), known: tell(known, fact.name) }
  // what the visitor left out replaces nothing
  const canChoose = isTold(said, fact) && both.said !== both.known
  const choice = (source: Source) =>
    canChoose
      ? { name: fact.name, checked: sourceOf(fact) === source, onChoose: () => onChoose(fact.name, source) }
      : null
  return (
    <tr>
      <th scope="row">
        {label}
        {canChoose && (
          <Tag tone={isTold(known, fact) ? 'warning' : 'info'}>
            {isTold(known, fact) ? texts.differs() : texts.addition()}
          </Tag>
        )}
      </th>
      <ComparisonCell text={both.said} label={`${label}, ${texts.visitor()}`} choice={choice('said')} />
      <ComparisonCell text={both.known} label={`${label}, ${texts.onFile()}`} choice={choice('known')} />
    </tr>
  )
}

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  fontFamily: 'numeric',
  '& th': { textAlign: 'start', verticalAlign: 'top', paddingInline: '3', paddingBlock: '2', fontWeight: 'normal' },
  '& thead th': { background: 'sunken', textStyle: 'small', fontWeight: 'semibold', color: 'muted' },
  '& tbody tr': { borderBlockEnd: 'hairline' },
  '& tbody th': { color: 'muted' },
  '& tbody th > span': { marginInlineStart: '2' },
  sm: { '& th:first-child': { width: '[14rem]', paddingInlineStart: '6' } },
  // on a phone the name of a fact stands above its two values
  smDown: {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& th:first-child': { gridColumn: '1 / -1', paddingBlockEnd: '0' },
    '& thead th:first-child': { display: 'none' },
  },
})
