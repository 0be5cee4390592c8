import type { Schema } from '@clinic/api'
import type { Allocation } from '@clinic/core/dispensing'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useLanguage } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { useMedicineName } from '../company-medicine/use-medicine-name'
import { useUnit } from './use-amount'
import { useBatchName } from './use-batch-name'

interface TakingRowProps {
  line: Pick<Schema<'CompanyMedicine'>, 'name' | 'form' | 'strength' | 'unit'> & {
    /** What could be taken now, and what is there and must not be. */
    available: number
    withheld: number
    batches: readonly Pick<Schema<'MedicineBatch'>, 'id' | 'lot' | 'expires_on'>[]
  }
  row: number
  /** How many are wanted, and how many are taken now. */
  wanted: number
  quantity: number
  taken: Allocation['taken']
  error: string | undefined
  words: {
    quantityOf: () => string
    from: (from: { count: number; lot: string; expires: string }) => string
    short: (short: { count: number }) => string
    withheld: (withheld: { count: number }) => string
  }
  onChange: (quantity: number) => void
  /** What else is said of it, given the word of its unit behind a number. */
  children: (unitOf: (count: number) => string) => ReactNode
}

/** One material: what it is, how many are taken now and from which batches. */
export function TakingRow(props: TakingRowProps) {
  const { line, row, wanted, quantity, taken, error, words, onChange, children } = props
  const unitOf = useUnit()
  const locale = useLanguage()
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  return (
    <li aria-label={nameOf(line)} className={frame}>
      <div className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
        <b>
          <bdi>{nameOf(line)}</bdi>
        </b>
        {children((count) => unitOf(line, count))}
      </div>
      <NumberField
        name={`lines.${row}.quantity`}
        label={words.quantityOf()}
        unit={unitOf(line, quantity)}
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
        {line.available < wanted && (
          <li className={css({ color: 'warning.text' })}>{words.short({ count: line.available })}</li>
        )}
        {line.withheld > 0 && (
          <li className={css({ textStyle: 'small', color: 'muted' })}>{words.withheld({ count: line.withheld })}</li>
        )}
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
