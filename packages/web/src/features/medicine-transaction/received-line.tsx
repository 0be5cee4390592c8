import { lineTotal, unitsOf } from '@clinic/core/medicine-transaction'
import { LineFrame } from '../../entities/medicine/line-frame'
import type { MedicineLineProps } from '../../entities/medicine/medicine-lines'
import { useUnit } from '../../entities/medicine/use-amount'
import { usePackSizes } from '../../entities/medicine/use-pack-sizes'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import type { Line } from './transaction-query'

/** What came of one medicine: how much, at which price, of which batch. */
export function ReceivedLine({ row, line, medicine, errorOf, change, remove }: MedicineLineProps<Line>) {
  const { fields, units } = useTexts()['medicine-transaction']
  const unitOf = useUnit()
  const sizesOf = usePackSizes()
  const { money, number } = useFormat()
  const locale = useLanguage()
  const field = (name: keyof typeof line) => ({ name: `lines.${row}.${name}`, error: errorOf(name) })
  return (
    <LineFrame
      row={row}
      medicine={medicine}
      errorOf={errorOf}
      remove={remove}
      small={`${units({ count: number(unitsOf(line)), unit: unitOf(medicine, unitsOf(line)) })} · ${money(lineTotal(line))}`}
    >
      <NumberField
        {...field('quantity')}
        label={fields.quantity()}
        locale={locale}
        value={line.quantity}
        onChange={(quantity) => change({ quantity: quantity ?? 0 })}
      />
      <SelectField
        {...field('pack_size')}
        label={fields.pack_size()}
        options={sizesOf(medicine, line.pack_size)}
        value={String(line.pack_size)}
        onChange={({ target }) => {
          const pack_size = Number(target.value)
          change({ pack_size, price: Math.round((line.price / line.pack_size) * pack_size) })
        }}
      />
      <NumberField
        {...field('price')}
        label={fields.price()}
        unit="Rp"
        unitSide="start"
        locale={locale}
        value={line.price}
        onChange={(price) => change({ price: price ?? 0 })}
      />
      <TextField
        {...field('lot')}
        label={fields.lot()}
        required={medicine?.requires_batch}
        maxLength={40}
        value={line.lot}
        onChange={({ target }) => change({ lot: target.value })}
      />
      <DateField
        {...field('expires_on')}
        label={fields.expires_on()}
        required={medicine?.requires_expiry}
        locale={locale}
        value={line.expires_on ?? ''}
        onChange={(day) => change({ expires_on: day === '' ? null : day })}
      />
      <NumberField
        {...field('bonus')}
        label={fields.bonus()}
        locale={locale}
        value={line.bonus}
        onChange={(bonus) => change({ bonus: bonus ?? 0 })}
      />
    </LineFrame>
  )
}
