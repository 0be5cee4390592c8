import { type ReactNode, useId } from 'react'
import { form } from 'styled-system/recipes'

/** Fields that mean something together. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId()
  const classes = form()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <header className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {description && <p className={classes.description}>{description}</p>}
      </header>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}

interface FormSectionProps {
  title: string
  description?: string
  children: ReactNode
}

/** Two short fields side by side, where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={form().row}>{children}</div>
}

/** Sticks to the bottom while the form is longer than the window. */
export function SaveBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const classes = form()
  return (
    <div className={classes.bar}>
      <p className={classes.note}>{note}</p>
      {children}
    </div>
  )
}
