import { type Schema, unwrap } from '@clinic/api'
import { useState } from 'react'
import { useApp } from '../../../../platform/app/app-context'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../../../ui/field/combobox-field'

interface Found extends FoundOption {
  paket: Schema<'Paket'>
}

interface AddPackageProps {
  onAdd: (paket: Schema<'Paket'>) => void
}

/** Finds a package that the clinic sells and adds it as a line. */
export function AddPackage({ onAdd }: AddPackageProps) {
  const { api } = useApp()
  const { line } = useTexts().invoice
  const { money } = useFormat()
  // the search begins anew after each choice
  const [times, setTimes] = useState(0)
  async function find(search: string, signal: AbortSignal): Promise<Found[]> {
    const query = { search: search.slice(0, 100), status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/paket', { params: { query }, signal }))
    return rows.map((paket) => ({
      value: String(paket.id),
      label: paket.name,
      note: `${paket.code} · ${money(paket.price)}`,
      paket,
    }))
  }
  return (
    <ComboboxField
      key={times}
      name="packages"
      label={line.addPackage()}
      help={line.addPackageHelp()}
      picks="many"
      load={find}
      value={null}
      onChange={(found) => {
        if (!found) return
        onAdd(found.paket)
        setTimes(times + 1)
      }}
    />
  )
}
