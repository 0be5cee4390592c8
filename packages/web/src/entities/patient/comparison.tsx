import type { PatientInput } from '@clinic/core/patient'
import { type Fact, type FactName, facts, isGiven, type Source } from '@clinic/core/patient-merge'
import { css } from 'styled-system/css'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'
import { ComparisonCell } from './comparison-cell'
import { useFacts } from './use-facts'

interface Side {
  patient: PatientInput
  /** Who it is, above the column. */
  heading: string
  /** Whose a value is, for screen readers. */
  whose: string
}

interface ComparisonProps {
  /** Says what is compared, and that one value is to be chosen where they differ. */
  label: string
  /** The one that comes in: an empty value of it replaces nothing. */
  first: Side
  /** The one that is kept. */
  second: Side
  sourceOf: (fact: Fact) => Source
  onChoose: (name: FactName, source: Source) => void
}

/** Compares what is known of two people who are one; where it differs, one value is chosen to be kept. */
export function Comparison({ label: name, first, second, sourceOf, onChoose }: ComparisonProps) {
  useNamespace('registration')
  const texts = useTexts().registration.review
  const { labelOf, tell } = useFacts()
  const [said, known] = [first.patient, second.patient]
  const rows = facts
    .filter((fact) => isGiven(said, fact) || isGiven(known, fact))
    .map((fact) => {
      const told = { first: tell(said, fact.name), second: tell(known, fact.name) }
      return { fact, label: labelOf(fact.name), told, differs: isGiven(said, fact) && told.first !== told.second }
    })
  return (
    <table aria-label={name} className={table}>
      <thead>
        <tr>
          <th scope="col">{texts.differences(rows.filter(({ differs }) => differs).length)}</th>
          <th scope="col">{first.heading}</th>
          <th scope="col">{second.heading}</th>
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
              <ComparisonCell text={told.first} label={`${label}, ${first.whose}`} choice={choice('first')} />
              <ComparisonCell text={told.second} label={`${label}, ${second.whose}`} choice={choice('second')} />
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
