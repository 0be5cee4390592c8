import { medicineUnits } from '@clinic/core/company-medicine'
import { type Allocation, restOf } from '@clinic/core/dispensing'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import type { DispensingLine } from './dispensing-query'

interface DispensingRowProps {
  line: DispensingLine
  row: number
  quantity: number
  taken: Allocation['taken']
  error: string | undefined
  onChange: (quantity: number) => void
}

/** One line of a prescription: what it is, how much is left, how many are handed out now and from which batches. */
export function DispensingRow({ line, row, quantity, taken, error, onChange }: DispensingRowProps) {
  const words = useTexts().dispensing
  const { label } = useLabels()
  const { money } = useFormat()
  const locale = useLanguage()
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  const unit = label(medicineUnits, line.unit).toLowerCase()
  return (
    <li aria-label={nameOf(line)} className={frame}>
      <div className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
        <b>
          <bdi>{nameOf(line)}</bdi>
        </b>
        <bdi>{[line.dose, line.note].filter(Boolean).join(' · ')}</bdi>
        <span className={quiet}>
          {words.progress({ handed: line.handed_out, prescribed: line.prescribed, unit })}
          {' · '}
          {line.unit_price === null ? words.noPrice() : words.price({ price: money(line.unit_price) })}
        </span>
      </div>
      <NumberField
        name={`lines.${row}.quantity`}
        label={words.quantityOf()}
        unit={unit}
        locale={locale}
        value={quantity}
        error={error}
        onChange={(next) => onChange(next ?? 0)}
      />
      <ul className={css({ display: 'grid', gap: '1' })}>
        {taken.map(({ batch_id, quantity: count }) => {
          const batch = line.batches.find(({ id }) => id === batch_id)
          return batch && <li key={batch_id}>{words.from({ count, lot: lotOf(batch), expires: expiryOf(batch) })}</li>
        })}
        {line.available < restOf(line) && <li className={warned}>{words.short({ count: line.available })}</li>}
        {line.withheld > 0 && <li className={quiet}>{words.withheld({ count: line.withheld })}</li>}
      </ul>
    </li>
  )
}

const frame = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(8rem, 1fr) minmax(0, 2fr)' },
  paddingBlockEnd: '4',
  borderBlockEnd: 'hairline',
})
const quiet = css({ textStyle: 'small', color: 'muted' })
const warned = css({ color: 'warning.text' })
