import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { field, input } from 'styled-system/recipes'
import { Field, type FieldProps } from './field'

export interface Option {
  value: string
  label: string
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'size' | 'children'> {
  options: readonly Option[]
  /** what stands there while nothing is chosen; without it the first option is */
  placeholder?: string
  size?: 'md' | 'lg'
}

/** The system's own list: light, typed into, at home on phones. */
export function SelectField({
  label,
  help,
  error,
  required,
  id,
  options,
  placeholder,
  size,
  ...props
}: SelectFieldProps) {
  const classes = field()
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(control) => (
        <div className={classes.box}>
          <select {...props} {...control} className={input({ kind: 'select', size })}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={classes.arrow}>
            <ChevronDown />
          </span>
        </div>
      )}
    </Field>
  )
}
