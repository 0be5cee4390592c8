import type { Preferences } from '@clinic/core/preference'
import { css } from 'styled-system/css'

/**
 * A page of the clinic, as small as a stamp, drawn with the preferences given. The attributes are those of <html>,
 * so the theme itself paints it.
 */
export function PreferencePicture({ preferences }: { preferences: Preferences }) {
  const { mode, contrast, preset, direction, layout, stretch } = preferences
  const sideWidth = layout === 'mini' ? 7 : 18
  const pageWidth = 76 - sideWidth
  const cardWidth = stretch ? pageWidth - 8 : pageWidth - 20
  const cardStart = sideWidth + (pageWidth - cardWidth) / 2
  const mirrored = direction === 'rtl'
  return (
    <svg
      viewBox="0 0 76 48"
      aria-hidden="true"
      data-theme={mode}
      data-contrast={contrast}
      data-preset={preset}
      className={picture}
    >
      <g transform={mirrored ? 'translate(76 0) scale(-1 1)' : undefined}>
        <rect width="76" height="48" rx="4" className={css({ fill: 'page' })} />
        <rect width={sideWidth} height="48" className={css({ fill: 'surface' })} />
        <rect x="2" y="4" width={sideWidth - 4} height="4" rx="2" className={css({ fill: 'primary.solid' })} />
        <rect x="2" y="12" width={sideWidth - 4} height="3" rx="1.500" className={css({ fill: 'border' })} />
        <rect x="2" y="18" width={sideWidth - 4} height="3" rx="1.500" className={css({ fill: 'border' })} />
        <rect x={cardStart} y="10" width={cardWidth} height="30" rx="3" className={cardShape} />
        <rect x={cardStart + 4} y="15" width={cardWidth / 2} height="3" rx="1.500" className={css({ fill: 'text' })} />
        <rect x={cardStart + 4} y="21" width={cardWidth - 8} height="2" rx="1" className={css({ fill: 'border' })} />
        <rect x={cardStart + 4} y="30" width="12" height="6" rx="2" className={css({ fill: 'primary.solid' })} />
      </g>
    </svg>
  )
}

const picture = css({ width: 'full', height: 'auto', borderRadius: 'control' })
const cardShape = css({ fill: 'surface', stroke: 'border' })
