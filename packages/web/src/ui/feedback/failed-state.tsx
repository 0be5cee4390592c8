import { notice } from 'styled-system/recipes'
import { Button } from '../button'

interface FailedStateProps {
  /** the failure */
  title: string
  /** the message of the server */
  message?: string
  /** the data that is safe */
  safe?: string
  retry?: { label: string; onRetry: () => void; busy?: boolean }
}

export function FailedState({ title, message, safe, retry }: FailedStateProps) {
  const classes = notice()
  return (
    <div role="alert" className={classes.root}>
      <Unplugged />
      <h2 className={classes.title}>{title}</h2>
      {message && <p className={classes.text}>{message}</p>}
      {safe && <p className={classes.text}>{safe}</p>}
      {retry && (
        <div className={classes.actions}>
          <Button variant="soft" busy={retry.busy} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        </div>
      )}
    </div>
  )
}

function Unplugged() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true" className={notice().drawing}>
      <ellipse data-ground cx="80" cy="98" rx="70" ry="12" />
      <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 60c14 0 14-12 28-12h10M152 60c-14 0-14-12-28-12h-10" />
        <path data-paper d="M46 34h10a14 14 0 0 1 0 28H46zM114 34h-10a14 14 0 0 0 0 28h10z" />
        <path d="M70 42h8M70 54h8" />
        <path data-accent d="m80 14 0 10M66 18l5 8M94 18l-5 8M80 82V72M66 78l5-8M94 78l-5-8" />
      </g>
    </svg>
  )
}
