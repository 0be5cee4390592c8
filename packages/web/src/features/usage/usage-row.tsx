import { medicineUnits } from '@clinic/core/company-medicine'
import type { Allocation } from '@clinic/core/dispensing'
import { usageSources } from '@clinic/core/usage'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import type { UsageLine } from './usage-query'

interface UsageRowProps {
  line: UsageLine
  row: number
  quantity: number
  taken: Allocation['taken']
  error: string | undefined
  onChange: (quantity: number) => void
}

/** One material: how much is proposed and who says so, how much is taken and from which batches. */
export function UsageRow({ line, row, quantity, taken, error, onChange }: UsageRowProps) {
  const words = useTexts().usage
  const { label } = useLabels()
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
        <span className={quiet}>
          {words.proposed({ count: line.proposed, unit, source: label(usageSources, line.source).toLowerCase() })}
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
        {line.available < line.proposed && <li className={warned}>{words.short({ count: line.available })}</li>}
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
