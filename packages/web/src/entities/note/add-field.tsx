import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ComboboxField, type FoundOption } from '../../ui/field/combobox-field'
import { focusOn } from './focus-on'

interface AddFieldProps {
  name: string
  label: string
  placeholder: string
  help?: string
  load: (text: string, signal: AbortSignal) => Promise<readonly FoundOption[]>
  /** Adds a row, and returns the id of the place where it goes on. */
  onAdd: (value: string) => string
}

/** Finds what is added to a list of the note; choosing leads to the new row. */
export function AddField({ onAdd, ...field }: AddFieldProps) {
  // the search begins anew after each choice; the one before would take the focus back
  const [times, setTimes] = useState(0)
  function add(value: string) {
    let place = ''
    flushSync(() => {
      place = onAdd(value)
      setTimes(times + 1)
    })
    focusOn(place)
  }
  return (
    <ComboboxField key={times} {...field} picks="many" value={null} onChange={(found) => found && add(found.value)} />
  )
}
