import { visibleNumber, visibleText } from '@clinic/core/visible-text'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { field, input } from 'styled-system/recipes'
import { Field, type FieldProps } from './field'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size'> {
  size?: 'md' | 'lg'
  /** an icon before the text */
  start?: ReactNode
  /** a small button after the text */
  end?: ReactNode
}

export function TextField({ label, help, error, required, id, size, start, end, onChange, ...props }: TextFieldProps) {
  const classes = field()
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(control) => (
        // a number is written from left to right on every page, and what stands beside it keeps its side
        <div className={classes.box} dir={props.dir === 'ltr' ? 'ltr' : undefined}>
          {start && <span className={classes.start}>{start}</span>}
          <input
            {...props}
            {...control}
            className={input({ size })}
            onChange={(event) => {
              keepVisible(event)
              onChange?.(event)
            }}
          />
          {end && <span className={classes.end}>{end}</span>}
        </div>
      )}
    </Field>
  )
}

/** Takes away what was pasted or filled in unseen; whoever reads the field gets the rest. */
function keepVisible({ target }: ChangeEvent<HTMLInputElement>) {
  if (target.type === 'password') return // every character of it counts
  const read = target.type === 'tel' ? visibleNumber : visibleText
  const visible = read(target.value)
  if (visible === target.value) return
  const caret = read(target.value.slice(0, target.selectionStart ?? undefined)).length
  target.value = visible.trim()
  // an e-mail field has no caret to be placed
  if (target.selectionStart !== null) target.setSelectionRange(caret, caret)
}
