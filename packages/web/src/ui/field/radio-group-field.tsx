import '../../parts.css'
import { type ReactNode, useId } from 'react'
import { choice, field } from 'styled-system/recipes'
import { Choice } from './choice'
import { FieldNote, type FieldProps, RequiredMark } from './field'

interface RadioGroupFieldProps extends Omit<FieldProps, 'label'> {
  name: string
  label: ReactNode
  options: readonly { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** cards: for a choice that is the point of the page */
  look?: 'plain' | 'cards'
}

export function RadioGroupField({ label, help, error, required, options, look, ...props }: RadioGroupFieldProps) {
  const note = useId()
  const classes = choice({ look })
  const { name, value, defaultValue, onChange } = props
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
            type="radio"
            look={look}
            name={name}
            value={option.value}
            label={option.label}
            help={option.help}
            disabled={option.disabled}
            required={required}
            aria-invalid={error ? true : undefined}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            onChange={() => onChange?.(option.value)}
          />
        ))}
      </div>
      <FieldNote id={note} help={help} error={error} />
    </fieldset>
  )
}
