import { type ReactNode, use, useId } from 'react'
import { field } from 'styled-system/recipes'
import { ErrorLinkContext } from './error-link-context'

export interface FieldProps {
  label: string
  help?: string
  /** stands in place of the help and is announced */
  error?: string
  required?: boolean
}

export interface ControlProps {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Label above, the control, help or error below, tied together. */
export function Field({
  label,
  help,
  error,
  required,
  id,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const made = useId()
  const own = id ?? made
  const classes = field()
  return (
    <div className={classes.root}>
      <label id={`${own}-label`} htmlFor={own} className={classes.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: own,
        required,
        'aria-describedby': help || error ? `${own}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={`${own}-note`} help={help} error={error} />
    </div>
  )
}

export function FieldNote({ id, help, error }: { id: string; help?: string; error?: string }) {
  const linkOf = use(ErrorLinkContext)
  const link = error ? linkOf(error) : null
  const classes = field()
  return (
    // always there: a live region that comes together with its text is not announced
    <div id={id} aria-live="polite" className={classes.note}>
      {error ? (
        <p className={classes.error}>
          {error}
          {link && ' '}
          {link}
        </p>
      ) : (
        help && <p className={classes.help}>{help}</p>
      )}
    </div>
  )
}

/** The control itself says "required" to a screen reader. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={field().mark}>
      *
    </span>
  )
}
