import { medicineUnits } from '@clinic/core/company-medicine'
import { medicineBatchStates } from '@clinic/core/medicine'
import { typedQuantity } from '@clinic/core/stock-count'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { TextField } from '../../ui/field/text-field'
import type { StockCountLine } from './stock-count-query'

interface TypedRowProps {
  line: StockCountLine
  /** Where it stands, said before the first batch of a place. */
  place: string | undefined
  quantity: number | null
  delivery: 'none' | 'saving' | 'saved'
  refused: string | undefined
  onType: (quantity: number) => void
}

/** One batch on the shelf and the box for what is there; what is typed is stored as the box is left. */
export function TypedRow({ line, place, quantity, delivery, refused, onType }: TypedRowProps) {
  const { typing: words } = useTexts()['stock-count']
  const { label } = useLabels()
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  const [text, setText] = useState<string>()
  const shown = text ?? (quantity === null ? '' : String(quantity))
  const typed = typedQuantity(shown)
  const problem = typed && 'problem' in typed ? words[typed.problem]() : refused
  const name = `${nameOf(line)}, ${lotOf(line)}`

  function leave() {
    if (!typed || 'problem' in typed) return typed ? undefined : setText(undefined)
    if (text !== undefined && typed.quantity !== quantity) onType(typed.quantity)
    setText(undefined)
  }

  return (
    <>
      {place !== undefined && (
        <li className={css({ textStyle: 'label', paddingBlockStart: '3' })}>{place || words.noPlace()}</li>
      )}
      <li aria-label={name} className={frame}>
        <div className={css({ display: 'grid', gap: '1', justifyItems: 'start', overflowWrap: 'anywhere' })}>
          <b>
            <bdi>{nameOf(line)}</bdi>
          </b>
          <span className={css({ textStyle: 'small', color: 'muted' })}>
            <bdi>{lotOf(line)}</bdi> · {expiryOf(line)}
          </span>
          {(line.state === 'expired' || line.state === 'recalled') && (
            <ValueTag of={medicineBatchStates} value={line.state} />
          )}
        </div>
        <div className={css({ display: 'grid', gap: '1' })}>
          <TextField
            label={words.quantity()}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            maxLength={20}
            end={<span className={css({ paddingInline: '2' })}>{label(medicineUnits, line.unit).toLowerCase()}</span>}
            error={problem}
            value={shown}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setText(target.value)}
            onBlur={leave}
          />
          <span role="status" className={css({ textStyle: 'small', color: 'muted', minBlockSize: '1lh' })}>
            {delivery === 'none' ? '' : words[delivery]()}
          </span>
        </div>
      </li>
    </>
  )
}

const frame = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(8rem, 10rem)' },
  paddingBlock: '3',
  borderBlockEnd: 'hairline',
})
