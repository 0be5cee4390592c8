import '../../parts.css'
import type { ComponentProps, ReactNode } from 'react'
import { choice } from 'styled-system/recipes'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio'
  label: ReactNode
  help?: ReactNode
  look?: 'plain' | 'cards'
}

/** One box or button with its words; the words are part of the target. */
export function Choice({ label, help, look, ...props }: ChoiceProps) {
  const classes = choice({ look })
  return (
    <label className={classes.item}>
      <input {...props} className={classes.control} />
      <span className={classes.text}>
        <span className={classes.label}>{label}</span>
        {help && <bdi className={classes.help}>{help}</bdi>}
      </span>
    </label>
  )
}
