import { archOf, type ChartLayout, fieldOf, type Spot, type Tooth } from '@clinic/core/odontogram'
import { charting } from 'styled-system/recipes'
import { pointsOf } from '../odontogram/tooth-box'

/** The teeth and fields that are typed or marked, and where the arrow keys stand. */
export function LitTeeth({ spots, cursor, layout }: { spots: readonly Spot[]; cursor: Spot; layout: ChartLayout }) {
  const classes = charting()
  const teeth = [...new Set(spots.map(({ tooth }) => tooth))]
  return (
    <>
      {teeth.map((tooth) => {
        const surfaces = new Set(spots.flatMap((spot) => (spot.tooth === tooth && spot.surface) || []))
        return (
          <InTooth key={tooth} tooth={tooth} layout={layout}>
            <rect
              className={classes.lit}
              data-lit={tooth}
              x="-7"
              y="-7"
              width="114"
              height="114"
              rx="10"
              fill="none"
              stroke="currentColor"
              strokeWidth="5"
            />
            {[...surfaces].map((surface) => (
              <polygon
                key={surface}
                className={classes.litField}
                data-lit={`${tooth} ${surface}`}
                points={pointsOf(tooth, fieldOf(tooth, surface))}
              />
            ))}
          </InTooth>
        )
      })}
      <Cursor spot={cursor} layout={layout} />
    </>
  )
}

function InTooth({ tooth, layout, children }: { tooth: Tooth; layout: ChartLayout; children: React.ReactNode }) {
  const place = layout.teeth.get(tooth)
  return place && <g transform={`translate(${place.x} ${place.y}) scale(${place.size / 100})`}>{children}</g>
}

function Cursor({ spot: { tooth, surface }, layout }: { spot: Spot; layout: ChartLayout }) {
  const look = { className: charting().cursor, fill: 'none', stroke: 'currentColor', strokeWidth: 7 }
  return (
    <InTooth tooth={tooth} layout={layout}>
      {surface ? (
        <polygon {...look} strokeLinejoin="round" points={pointsOf(tooth, fieldOf(tooth, surface))} />
      ) : (
        <rect {...look} x="0" y={archOf(tooth) === 'upper' ? -118 : 174} width="100" height="44" rx="10" />
      )}
    </InTooth>
  )
}
