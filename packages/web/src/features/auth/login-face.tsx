import { css } from 'styled-system/css'

const teeth = Array.from({ length: 16 }, (_, index) => index)
const widths = [30, 30, 28, 22, 21, 23, 20, 24]

/** The two arches of a mouth, as the dentist sees them: quiet, in the colour of the preset. */
export function LoginFace() {
  return (
    <div className={face}>
      <svg
        viewBox="-260 -330 520 660"
        aria-hidden="true"
        className={css({ width: '2/3', maxWidth: 'dialog', height: 'auto' })}
      >
        {teeth.map((index) => (
          <Tooth key={`upper-${index}`} index={index} jaw={-1} />
        ))}
        {teeth.map((index) => (
          <Tooth key={`lower-${index}`} index={index} jaw={1} />
        ))}
      </svg>
    </div>
  )
}

/** The tooth at a place of an arch, 0 to 15 from the patient's right; `jaw` is -1 above and 1 below. */
function Tooth({ index, jaw }: { index: number; jaw: -1 | 1 }) {
  const angle = Math.PI * (0.03 + (0.94 * index) / 15)
  const x = -190 * Math.cos(angle)
  const y = jaw * (40 + 230 * Math.sin(angle))
  const turn = (Math.atan2(jaw * 230 * Math.sin(angle), -190 * Math.cos(angle)) * 180) / Math.PI
  const width = widths[Math.min(index, 15 - index)] ?? 24
  return (
    <rect
      x={-21}
      y={-width}
      width={42}
      height={width * 2}
      rx={15}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
      className={index === 12 && jaw === 1 ? marked : tooth}
    />
  )
}

const face = css({ display: { base: 'none', lg: 'grid' }, placeItems: 'center', background: 'primary.tint' })
const tooth = css({ fill: 'surface', stroke: 'primary.solid', strokeWidth: '2', strokeOpacity: '0.35' })
const marked = css({ fill: 'primary.solid', stroke: 'primary.solid', strokeWidth: '2' })
