import { ChevronDown } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { field, input } from 'styled-system/recipes'
import { Field, type FieldProps } from './field'

export interface Option {
  value: string
  label: string
  /** a few quiet words behind the label */
  note?: string
  /** not to be chosen now; the note says why */
  disabled?: boolean
  /** shown only while it is chosen */
  retired?: boolean
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'size' | 'children'> {
  options: readonly Option[]
  /** the label of the empty choice; without it the first option is chosen */
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
          <select {...props} {...control} onMouseDown={keepShut} className={input({ kind: 'select', size })}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options
              .filter(({ retired, value }) => !retired || value === props.value)
              .map(({ value, label: words, note, disabled }) => (
                <option key={value} value={value} disabled={disabled && value !== props.value}>
                  {note ? `${words} · ${note}` : words}
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

/** The second click of a double click on a button meets the list that the first one brought under the pointer: it does not open it. */
function keepShut(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
