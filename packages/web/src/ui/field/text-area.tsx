import type { ComponentProps } from 'react'
import { input } from 'styled-system/recipes'
import { Field, type FieldProps } from './field'

export function TextArea({ label, help, error, required, id, ...props }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(control) => <textarea rows={3} {...props} {...control} className={input({ kind: 'area' })} />}
    </Field>
  )
}
