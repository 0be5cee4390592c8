import '../../consent.css'
import { signature } from 'styled-system/recipes'

/** A signature: outlines within a box. */
export interface Drawing {
  width: number
  height: number
  paths: string[]
}

/** A signature as it was drawn, in the colour of the text around it; from left to right in every script. */
export function SignatureDrawing({ drawing, label }: { drawing: Drawing; label: string }) {
  const { width, height, paths } = drawing
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      className={signature().drawing}
    >
      {/* strokes have no names, and the same one can be drawn twice */}
      <path d={paths.join(' ')} />
    </svg>
  )
}
