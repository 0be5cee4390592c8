import '../../parts.css'
import { useId } from 'react'
import { choice, field } from 'styled-system/recipes'
import { Choice } from './choice'
import { FieldNote, type FieldProps, RequiredMark } from './field'
import type { Option } from './select-field'

interface ChoicesFieldProps extends FieldProps {
  name: string
  options: readonly Option[]
  /** in the order of the options */
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Any number of a few choices. */
export function ChoicesField({ label, help, error, required, name, options, value, onChange }: ChoicesFieldProps) {
  const note = useId()
  const classes = choice()
  return (
    <fieldset className={classes.group} aria-describedby={help || error ? note : undefined}>
      <legend className={field().label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={classes.list}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            name={name}
            label={option.label}
            aria-invalid={error ? true : undefined}
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                options
                  .map((each) => each.value)
                  .filter((each) => (each === option.value ? target.checked : value.includes(each))),
              )
            }
          />
        ))}
      </div>
      <FieldNote id={note} help={help} error={error} />
    </fieldset>
  )
}
