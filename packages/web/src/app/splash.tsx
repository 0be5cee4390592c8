import { css } from 'styled-system/css'
import { Spinner } from '../ui/feedback/spinner'
import { IconButton } from '../ui/icon-button'

/** Before the texts are here: no words but the product's name. */
export function Splash({ onTryAgain }: { onTryAgain?: () => void }) {
  return (
    <div className={css({ display: 'grid', placeItems: 'center', minHeight: 'screen' })}>
      {onTryAgain ? (
        <IconButton label="Geraham" size="lg" onClick={onTryAgain}>
          <Again />
        </IconButton>
      ) : (
        <Spinner size="lg" />
      )}
    </div>
  )
}

const Again = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" aria-hidden="true">
    <path d="M20 12a8 8 0 1 1-2.5-5.800M20 3v5h-5" />
  </svg>
)
