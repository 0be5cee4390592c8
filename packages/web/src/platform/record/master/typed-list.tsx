import { useState } from 'react'
import { TextArea } from '../../../ui/field/text-area'

interface TypedListProps {
  name: string
  label: string
  help?: string
  required?: boolean
  items: readonly string[]
  /** Of the form, by field: those of single items as `name.0`. */
  errors: Readonly<Record<string, string | undefined>>
  read: (text: string) => string[]
  write: (items: readonly string[]) => string
  change: (items: string[]) => void
}

/** Several texts typed or pasted into one field: it keeps what is being typed, and shows what was read otherwise. */
export function TypedList({ name, label, help, required, items, errors, read, write, change }: TypedListProps) {
  const [typed, setTyped] = useState('')
  const isTyped = read(typed).join('\n') === items.join('\n')
  const wrong = items.flatMap((item, row) => {
    const error = errors[`${name}.${row}`]
    return error ? [`${item}: ${error}`] : []
  })
  return (
    <TextArea
      name={name}
      label={label}
      help={help}
      required={required}
      error={wrong[0] ?? errors[name]}
      dir="ltr"
      rows={2}
      maxLength={2000}
      value={isTyped ? typed : write(items)}
      onChange={({ target }) => {
        setTyped(target.value)
        change(read(target.value))
      }}
    />
  )
}
