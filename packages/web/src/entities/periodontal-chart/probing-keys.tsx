import { periodontalChart as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'

/** What each key does, folded. */
export function ProbingKeys() {
  const { keys, keysTitle } = useTexts()['periodontal-chart'].entry
  const rows = [
    ['0–9', keys.digits()],
    ['+', keys.plus()],
    ['-', keys.minus()],
    ['B P C S', keys.marks()],
    ['M', keys.mobility()],
    ['F', keys.furcation()],
    ['I', keys.implant()],
    ['X', keys.skip()],
    ['← → ↑ ↓', keys.arrows()],
    ['Tab', keys.tab()],
    ['⌫', keys.backspace()],
  ] as const
  return (
    <details className={recipe().keys}>
      <summary>{keysTitle()}</summary>
      <dl>
        {rows.map(([key, does]) => (
          <KeyRow key={key} name={key} does={does} />
        ))}
      </dl>
    </details>
  )
}

const KeyRow = ({ name, does }: { name: string; does: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{does}</dd>
  </>
)
