import { phoneText } from '../../texts/phone-text'
import { useFormat, useTexts } from '../../texts/use-texts'
import type { MasterField } from './master-field'

/** Returns a function that shows the value of a field as text: '' for an empty one. */
export function useFieldText() {
  const { date, number, money } = useFormat()
  const { yes, no } = useTexts().master
  return <Input extends object>(field: MasterField<Input>, row: Input): string => {
    if (field.kind === 'custom') return field.text(row)
    const value: unknown = Reflect.get(row, field.name)
    if (value === null || value === undefined || value === '') return ''
    switch (field.kind) {
      case 'flag':
        return value === true ? yes() : no()
      case 'choices':
        return field.options
          .filter((option) => Array.isArray(value) && value.includes(option.value))
          .map(({ label }) => label)
          .join(', ')
      case 'choice':
      case 'reference':
        return field.options.find((option) => option.value === String(value))?.label ?? String(value)
      case 'date':
        return date(String(value))
      case 'money':
        return money(Number(value))
      case 'number':
        return [number(Number(value)), field.unit].filter(Boolean).join(' ')
      case 'phone':
        return phoneText(String(value))
      default:
        return String(value)
    }
  }
}
