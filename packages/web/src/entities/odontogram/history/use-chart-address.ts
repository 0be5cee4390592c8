import { useSearchParams } from 'wouter'

/** Which moments and which layer of a chart are shown, as they stand in the address: a reload keeps them, a link shows them. */
export function useChartAddress() {
  const [address, setAddress] = useSearchParams()
  return {
    layer: address.get('layer') ?? '',
    /** The visit whose chart is shown; empty for now. */
    asOf: address.get('as-of') ?? '',
    /** The visit it is compared with; empty where nothing is compared. */
    against: address.get('against') ?? '',
    /** Moving along the slider is no step that Back undoes. */
    change: (part: ChartPlace, options: { isStep: boolean }) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(part)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: !options.isStep },
      ),
  }
}

interface ChartPlace {
  layer?: string
  'as-of'?: string
  against?: string
}
