import { type Schema, unwrap } from '@clinic/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../../platform/app/app-context'
import { notify } from '../../../../platform/page/notify'
import { failureText } from '../../../../platform/record/failure-text'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../../../ui/field/combobox-field'

interface Found extends FoundOption {
  product: Schema<'Product'>
}

interface AddServiceProps {
  error?: string
  onAdd: (product: Schema<'Product'>, prices: readonly Schema<'ProductPrice'>[]) => void
}

/** Finds a service and adds it as a line, with the prices it has in each list. */
export function AddService({ error, onAdd }: AddServiceProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { line } = texts.invoice
  const { money } = useFormat()
  const language = useLanguage()
  // the search begins anew after each choice
  const [times, setTimes] = useState(0)
  const adding = useMutation({
    mutationFn: ({ id }: Schema<'Product'>) => unwrap(api.GET('/api/product/{id}/price', { params: { path: { id } } })),
    onSuccess({ rows }, product) {
      onAdd(product, rows)
      setTimes(times + 1)
    },
    onError: (error) => void notify('error', failureText(texts, error)),
  })
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
      onChange={(found) => found && adding.mutate(found.product)}
    />
  )
}
