import type { ComponentProps, ReactNode } from 'react'
import { field, input } from 'styled-system/recipes'
import { Field, type FieldProps } from './field'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size'> {
  size?: 'md' | 'lg'
  /** an icon before the text */
  start?: ReactNode
  /** a small button after the text */
  end?: ReactNode
}

export function TextField({ label, help, error, required, id, size, start, end, ...props }: TextFieldProps) {
  const classes = field()
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(control) => (
        <div className={classes.box}>
          {start && <span className={classes.start}>{start}</span>}
          <input {...props} {...control} className={input({ size })} />
          {end && <span className={classes.end}>{end}</span>}
        </div>
      )}
    </Field>
  )
}
