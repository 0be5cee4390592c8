import type { ChartLayout, Tooth } from '@clinic/core/odontogram'

/** A frame around what differs from another chart, below what is drawn. */
export const ChangedTeeth = ({ teeth, layout }: { teeth: ReadonlySet<Tooth>; layout: ChartLayout }) =>
  [...teeth].map((tooth) => {
    const place = layout.teeth.get(tooth)
    return (
      place && (
        <rect
          key={tooth}
          data-changed={tooth}
          x={place.x - 8}
          y={place.y - 8}
          width={place.size + 16}
          height={place.size + 16}
          rx="12"
          strokeWidth="7"
        />
      )
    )
  })
