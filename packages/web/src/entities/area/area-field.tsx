import { type Schema, unwrap } from '@clinic/api'
import { dottedCode } from '@clinic/core/area'
import { useApp } from '../../platform/app/app-context'
import { ComboboxField, type FoundOption } from '../../ui/field/combobox-field'

type Area = Schema<'Area'>

interface AreaFieldProps {
  label: string
  help: string
  /** The code of the chosen village; '' while none is chosen. */
  value: string
  /** The names beside it, from the village up. */
  names: readonly string[]
  error?: string
  onChange: (area: Area | null) => void
}

/** The village of an address, found among all of Indonesia by words of its name and of what it belongs to. */
export default function AreaField({ value, names, onChange, ...rest }: AreaFieldProps) {
  const { api } = useApp()
  async function find(text: string, signal: AbortSignal): Promise<FoundArea[]> {
    if (text === '') return []
    const query = { search: text.slice(0, 100) }
    const { rows } = await unwrap(api.GET('/api/area', { params: { query }, signal }))
    return rows.map(optionOf)
  }
  const chosen = value === '' ? null : { value, label: [dottedCode(value), names.filter(Boolean).join(', ')].join(' ') }
  return (
    <ComboboxField<FoundArea>
      {...rest}
      name="area_code"
      load={find}
      value={chosen}
      onChange={(found) => onChange(found?.area ?? null)}
    />
  )
}

interface FoundArea extends FoundOption {
  area?: Area
}

const optionOf = (area: Area): FoundArea => ({
  value: area.code,
  label: [area.village, area.district].join(', '),
  note: [area.city, area.province].join(', '),
  area,
})
