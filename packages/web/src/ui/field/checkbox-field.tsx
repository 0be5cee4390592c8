import '../../parts.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { choice } from 'styled-system/recipes'
import { Choice } from './choice'
import { FieldNote, RequiredMark } from './field'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  help?: string
  error?: string
}

export function CheckboxField({ label, help, error, id, ...props }: CheckboxFieldProps) {
  const made = useId()
  const note = `${id ?? made}-note`
  const marked = props.required ? (
    <>
      {label}
      <RequiredMark />
    </>
  ) : (
    label
  )
  return (
    <div className={choice().group}>
      <Choice
        {...props}
        type="checkbox"
        id={id}
        label={marked}
        aria-describedby={help || error ? note : undefined}
        aria-invalid={error ? true : undefined}
      />
      <FieldNote id={note} help={help} error={error} />
    </div>
  )
}
