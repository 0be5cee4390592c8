import { css } from 'styled-system/css'

/** Half an arch from the midline back: where a tooth stands, how far it is turned, how wide and how deep it is. */
const halfArch = [
  [24, -260, 11, 44, 34],
  [64, -245, 30, 34, 32],
  [96, -221, 43, 38, 38],
  [123, -190, 54, 36, 44],
  [143, -156, 63, 35, 44],
  [160, -114, 72, 48, 50],
  [173, -64, 80, 46, 50],
  [178, -17, 88, 42, 46],
] as const
/** The grooves a dentist looks for: none in front, one across a premolar, a cross on a molar. */
const grooves = ['', '', '', 'M-8 0H8', 'M-8 0H8', ...Array.from({ length: 3 }, () => 'M-14 0H14M-3-13V13')]

/** The two arches of a mouth, as the dentist sees them: quiet, in the colour of the preset, one tooth treated. */
export function LoginFace() {
  return (
    <div className={face}>
      <svg viewBox="-216 -326 432 652" aria-hidden="true" className={mouth}>
        <HalfArch />
        <HalfArch mirror="scale(-1 1)" />
        <HalfArch mirror="scale(1 -1)" treated={5} />
        <HalfArch mirror="scale(-1 -1)" />
      </svg>
    </div>
  )
}

const HalfArch = ({ mirror, treated }: { mirror?: string; treated?: number }) => (
  <g transform={mirror}>
    {halfArch.map(([x, y, turn, width, depth], index) => (
      <g key={x} transform={`translate(${x} ${y - 28}) rotate(${turn})`} data-treated={index === treated || undefined}>
        <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx={Math.min(width, depth) * 0.42} />
        <path d={grooves[index]} />
      </g>
    ))}
  </g>
)

const face = css({ display: { base: 'none', lg: 'grid' }, placeItems: 'center', background: 'primary.tint' })
const mouth = css({
  width: 'auto',
  height: '[min(74vh, 40rem)]',
  strokeWidth: '2',
  strokeLinecap: 'round',
  stroke: 'primary.solid',
  '& rect': { fill: 'surface', strokeOpacity: '0.4' },
  '& path': { strokeOpacity: '0.3' },
  '& [data-treated] rect': { fill: 'primary.solid', strokeOpacity: '1' },
  '& [data-treated] path': { stroke: 'primary.on', strokeOpacity: '0.8' },
})
