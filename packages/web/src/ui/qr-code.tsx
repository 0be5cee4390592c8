import { qrCode } from 'styled-system/recipes'
import { encode } from 'uqr'

/** Always dark on white with a quiet zone: cameras do not know dark mode. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const classes = qrCode()
  const { data, size } = encode(value, { ecc: 'M' })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : [])))
  return (
    <div className={classes.root}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={classes.frame}>
        <path d={dots.join('')} shapeRendering="crispEdges" className={classes.pattern} />
      </svg>
    </div>
  )
}
