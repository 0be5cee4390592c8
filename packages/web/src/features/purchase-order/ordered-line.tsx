import { lineTotal } from '@clinic/core/medicine-transaction'
import { LineFrame } from '../../entities/medicine/line-frame'
import type { MedicineLineProps } from '../../entities/medicine/medicine-lines'
import { useUnit } from '../../entities/medicine/use-amount'
import { usePackSizes } from '../../entities/medicine/use-pack-sizes'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'
import type { OrderLine } from './purchase-order-query'

/** What is ordered of one medicine: how much, at which price. */
export function OrderedLine({ row, line, medicine, errorOf, change, remove }: MedicineLineProps<OrderLine>) {
  const texts = useTexts()
  const { fields } = texts['purchase-order']
  const { units } = texts['medicine-transaction']
  const unitOf = useUnit()
  const { money, number } = useFormat()
  const locale = useLanguage()
  const sizesOf = usePackSizes()
  const { quantity, pack_size, price } = line
  const count = quantity * pack_size
  const field = (name: keyof OrderLine) => ({ name: `lines.${row}.${name}`, error: errorOf(name) })
  return (
    <LineFrame
      row={row}
      medicine={medicine}
      errorOf={errorOf}
      remove={remove}
      small={`${units({ count: number(count), unit: unitOf(medicine, count) })} · ${money(lineTotal(line))}`}
    >
      <NumberField
        {...field('quantity')}
        label={fields.quantity()}
        locale={locale}
        value={quantity}
        onChange={(typed) => change({ quantity: typed ?? 0 })}
      />
      <SelectField
        {...field('pack_size')}
        label={fields.pack_size()}
        options={sizesOf(medicine, pack_size)}
        value={String(pack_size)}
        onChange={({ target }) => {
          const size = Number(target.value)
          change({ pack_size: size, price: Math.round((price / pack_size) * size) })
        }}
      />
      <NumberField
        {...field('price')}
        label={fields.price()}
        unit="Rp"
        unitSide="start"
        locale={locale}
        value={price}
        onChange={(typed) => change({ price: typed ?? 0 })}
      />
    </LineFrame>
  )
}
