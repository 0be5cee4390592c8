import { type Schema, unwrap } from '@clinic/api'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../ui/field/combobox-field'
import { NumberField } from '../../ui/field/number-field'
import { IconButton } from '../../ui/icon-button'
import { Tag } from '../../ui/tag'

type Item = Schema<'PaketItem'>
interface Found extends FoundOption {
  item: Item
}

/**
 * Edits the services of a package and their quantities. The focus moves to the next empty row, and after a removal to a row
 * that is left.
 */
export function PaketItems({ value: { items }, errors, change }: FieldsProps<{ items: Item[] }>) {
  const { api } = useApp()
  const { paket: texts, product } = useTexts()
  const { money } = useFormat()
  const locale = useLanguage()
  const list = useRef<HTMLDivElement>(null)

  async function find(search: string, signal: AbortSignal): Promise<Found[]> {
    const query = { search: search.slice(0, 100), status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/product', { params: { query }, signal }))
    return rows
      .filter(({ id }) => items.every(({ product_id }) => product_id !== id))
      .map(({ id, code, name, name_en, price, status }) => ({
        value: String(id),
        label: name,
        note: `${code} · ${price === null ? product.noPrice() : money(price)}`,
        item: { product_id: id, quantity: 1, code, name, name_en, price, status },
      }))
  }
  function replace(next: Item[], focus: string) {
    flushSync(() => change({ items: next }))
    list.current?.querySelector<HTMLElement>(focus)?.focus()
  }
  const remove = (row: number) =>
    replace(
      items.toSpliced(row, 1),
      items.length > 1 ? `[data-remove="${Math.min(row, items.length - 2)}"]` : '[role=combobox]',
    )

  return (
    <div ref={list} className={css({ display: 'grid', gap: '4' })}>
      {items.length > 0 && (
        <ul className={rows}>
          {items.map((item, row) => (
            <li key={item.product_id} aria-label={item.name} className={line}>
              <div className={name}>
                <bdi>{item.name}</bdi>
                <span className={small}>
                  {item.code} · {item.price === null ? product.noPrice() : money(item.price)}{' '}
                  {item.status === 'inactive' && <Tag tone="warning">{texts.inactive()}</Tag>}
                </span>
              </div>
              <NumberField
                name={`items.${row}.quantity`}
                label={texts.times()}
                locale={locale}
                value={item.quantity}
                error={errors[`items.${row}.quantity`]}
                onChange={(quantity) => change({ items: items.with(row, { ...item, quantity: quantity ?? 0 }) })}
              />
              <IconButton
                label={texts.remove({ name: item.name })}
                size="sm"
                data-remove={row}
                onClick={() => remove(row)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ComboboxField
        name="items"
        label={texts.add()}
        help={texts.addHelp()}
        error={errors.items}
        picks="many"
        load={find}
        value={null}
        onChange={(found) => found && change({ items: [...items, found.item] })}
      />
    </div>
  )
}

const rows = css({ display: 'grid', gap: '2' })
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem auto',
  alignItems: 'end',
  gap: '3',
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
})
const name = css({ display: 'grid', alignSelf: 'center', overflowWrap: 'anywhere' })
const small = css({ textStyle: 'small', color: 'muted' })
