import { useTexts } from '../../../platform/texts/use-texts'
import { SelectField } from '../../../ui/field/select-field'
import type { Person } from './use-performers'

interface PersonFieldProps {
  name: string
  label: string
  people: readonly Person[]
  value: number | null
  onChange: (id: number | null) => void
}

/** Who does a procedure or assists in it; whoever left the list since stays chosen. */
export function PersonField({ people, value, onChange, ...field }: PersonFieldProps) {
  const { procedure } = useTexts().note
  const known = people.map(({ id, name }) => ({ value: String(id), label: name }))
  const isGone = value !== null && !people.some(({ id }) => id === value)
  return (
    <SelectField
      {...field}
      placeholder={procedure.nobody()}
      options={isGone ? [...known, { value: String(value), label: procedure.gone() }] : known}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}
