import { RotateCw } from 'lucide-react'
import { css } from 'styled-system/css'
import { IconButton } from '../ui/icon-button'
import { Spinner } from '../ui/spinner'

/** Before the texts are here: no words but the product's name. */
export function Splash({ onTryAgain }: { onTryAgain?: () => void }) {
  return (
    <div className={css({ display: 'grid', placeItems: 'center', minHeight: 'screen' })}>
      {onTryAgain ? (
        <IconButton label="Geraham" size="lg" onClick={onTryAgain}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      ) : (
        <Spinner size="lg" />
      )}
    </div>
  )
}
