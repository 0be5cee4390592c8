import { css } from 'styled-system/css'
import { Choice } from '../../ui/field/choice'
import { useUiTexts } from '../../ui/ui-texts'
import { VisuallyHidden } from '../../ui/visually-hidden'

interface ComparisonCellProps {
  text: string
  /** The label for screen readers: the field, and whose value it is. */
  label: string
  /** The choice between differing values: whether this one is kept. */
  choice: { name: string; checked: boolean; onChoose: () => void } | null
}

export function ComparisonCell({ text, label, choice }: ComparisonCellProps) {
  const texts = useUiTexts()
  const value = text ? <bdi>{text}</bdi> : <span className={css({ color: 'muted' })}>{texts.none}</span>
  if (!choice) return <td className={cell}>{value}</td>
  const { name, checked, onChoose } = choice
  return (
    <td className={choosable}>
      <Choice
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        label={
          <>
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {value}
          </>
        }
      />
    </td>
  )
}

const cell = css({ paddingInline: '3', paddingBlock: '2', overflowWrap: 'anywhere' })
const choosable = css({
  overflowWrap: 'anywhere',
  '& > label': { width: 'full', paddingInline: '3', paddingBlock: '2', _hover: { background: 'subtle' } },
  '&:has(:checked)': { background: 'primary.tint', fontWeight: 'medium' },
})
