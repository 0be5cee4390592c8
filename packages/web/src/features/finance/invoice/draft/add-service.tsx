import { type Schema, unwrap } from '@clinic/api'
import { useState } from 'react'
import { useApp } from '../../../../platform/app/app-context'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../../../ui/field/combobox-field'

interface Found extends FoundOption {
  product: Schema<'Product'>
}

interface AddServiceProps {
  error?: string
  onAdd: (product: Schema<'Product'>) => void
}

/** Finds a service of the price list and adds it as a line. */
export function AddService({ error, onAdd }: AddServiceProps) {
  const { api } = useApp()
  const { line } = useTexts().invoice
  const { money } = useFormat()
  const language = useLanguage()
  // the search begins anew after each choice
  const [times, setTimes] = useState(0)
  async function find(search: string, signal: AbortSignal): Promise<Found[]> {
    const query = { search: search.slice(0, 100), status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/product', { params: { query }, signal }))
    return rows.map((product) => ({
      value: String(product.id),
      label: language === 'id' || product.name_en === '' ? product.name : product.name_en,
      note: `${product.code} · ${product.price === null ? line.noPrice() : money(product.price)}`,
      product,
    }))
  }
  return (
    <ComboboxField
      key={times}
      name="lines"
      label={line.add()}
      help={line.addHelp()}
      error={error}
      picks="many"
      load={find}
      value={null}
      onChange={(found) => {
        if (!found) return
        onAdd(found.product)
        setTimes(times + 1)
      }}
    />
  )
}
