import { type ComponentProps, useState } from 'react'
import { TextField } from '../../ui/field/text-field'

interface TeethFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** What stands between spaces and commas, teeth or not. */
  value: readonly string[]
  onChange: (parts: string[]) => void
}

/** FDI numbers in one box; what separates them stays as it is typed. */
export function TeethField({ value, onChange, ...field }: TeethFieldProps) {
  const [typed, setTyped] = useState('')
  const isTyped = partsOf(typed).join() === value.join()
  return (
    <TextField
      {...field}
      dir="ltr"
      maxLength={127}
      value={isTyped ? typed : value.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(partsOf(target.value))
      }}
    />
  )
}

const partsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
