import { css } from 'styled-system/css'
import { Spinner } from '../ui/spinner'

/** Before the texts are here: no words but the product's own name. */
export function Splash({ onTryAgain }: { onTryAgain?: () => void }) {
  return (
    <div className={css({ display: 'grid', placeItems: 'center', minHeight: '100dvh' })}>
      {onTryAgain ? <button type="button" onClick={onTryAgain} aria-label="Geraham">↻</button> : <Spinner />}
    </div>
  )
}
