import { unwrap } from '@clinic/api'
import { X } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { ComboboxField } from '../../ui/field/combobox-field'
import { IconButton } from '../../ui/icon-button'

interface ScopedMedicinesProps {
  ids: readonly number[]
  known: ReadonlyMap<number, string>
  error: string | undefined
  onChange: (ids: number[]) => void
}

/** The medicines that are counted, where not all of them are. */
export default function ScopedMedicines({ ids, known, error, onChange }: ScopedMedicinesProps) {
  const { api } = useApp()
  const { fields, help, remove } = useTexts()['stock-count']
  const nameOf = useMedicineName()
  const [names, setNames] = useState(known)
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      <ComboboxField
        name="medicine_ids"
        label={fields.medicine_ids()}
        help={help.medicine_ids()}
        error={error}
        picks="many"
        load={async (search, signal) => {
          const query = { search: search.slice(0, 100) }
          const { rows } = await unwrap(api.GET('/api/medicine', { params: { query }, signal }))
          return rows.map((medicine) => ({
            value: String(medicine.id),
            label: nameOf(medicine),
            note: medicine.location,
          }))
        }}
        value={null}
        onChange={(found) => {
          if (!found || ids.includes(Number(found.value))) return
          setNames(new Map([...names, [Number(found.value), found.label]]))
          onChange([...ids, Number(found.value)])
        }}
      />
      {ids.length > 0 && (
        <ul className={css({ display: 'grid', gap: '1' })}>
          {ids.map((id) => {
            const name = names.get(id) ?? String(id)
            return (
              <li key={id} className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
                <IconButton label={remove({ name })} onClick={() => onChange(ids.filter((each) => each !== id))}>
                  <X aria-hidden="true" />
                </IconButton>
                <bdi>{name}</bdi>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
