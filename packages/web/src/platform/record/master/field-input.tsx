import { DateField } from '../../../ui/date/date-field'
import { CheckboxField } from '../../../ui/field/checkbox-field'
import { ChoicesField } from '../../../ui/field/choices-field'
import { NumberField } from '../../../ui/field/number-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextArea } from '../../../ui/field/text-area'
import { TextField } from '../../../ui/field/text-field'
import { useLanguage } from '../../texts/use-texts'
import type { AnyField } from './master-field'

interface FieldInputProps {
  field: AnyField
  value: unknown
  error: string | undefined
  /** An empty choice is null where the value was null before or the kind has no other empty value, and '' for texts. */
  onChange: (value: unknown) => void
}

/** The input that fits the kind of a field. */
export function FieldInput({ field, value, error, onChange }: FieldInputProps) {
  const language = useLanguage()
  const { name, label, help, required } = field
  const shared = { name, label, help, required, error }
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'flag':
      return (
        <CheckboxField
          {...shared}
          required={false}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'choices':
      return (
        <ChoicesField
          {...shared}
          options={field.options}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      )
    case 'number':
    case 'money':
      return (
        <NumberField
          {...shared}
          unit={field.kind === 'money' ? 'Rp' : field.unit}
          unitSide={field.kind === 'money' ? 'start' : 'end'}
          locale={language}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'reference':
      return (
        <SelectField
          {...shared}
          options={field.options}
          placeholder={field.none}
          value={typeof value === 'number' ? String(value) : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...shared}
          options={field.options}
          placeholder={field.none}
          value={text}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      )
    case 'date':
      return (
        <DateField
          {...shared}
          min={field.min}
          max={field.max}
          locale={language}
          value={text}
          onChange={(date) => onChange(date === '' && !required ? null : date)}
        />
      )
    case 'long-text':
      return (
        <TextArea
          {...shared}
          dir="auto"
          rows={3}
          maxLength={field.maxLength ?? 1000}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'text':
      return (
        <TextField
          {...shared}
          dir="auto"
          maxLength={field.maxLength ?? 120}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'email':
    case 'phone':
      return (
        <TextField
          {...shared}
          type={field.kind === 'phone' ? 'tel' : 'email'}
          dir="ltr"
          maxLength={field.maxLength ?? 120}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}
