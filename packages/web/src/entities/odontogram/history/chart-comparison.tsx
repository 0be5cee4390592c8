import '../../../history.css'
import type { Schema } from '@clinic/api'
import { differencesOf, drawingOf, mouthOf, type Row, rowsShown } from '@clinic/core/odontogram'
import { useMemo } from 'react'
import { chartHistory } from 'styled-system/recipes'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Odontogram } from '../odontogram'
import { DifferenceList } from './difference-list'
import VisitSlider, { type VisitStop } from './visit-slider'

interface ChartComparisonProps {
  odontogram: Schema<'Odontogram'>
  stops: readonly VisitStop[]
  /** The places of the two stops. */
  at: readonly [first: number, second: number]
  layer: 'now' | 'planned'
  dentition: Parameters<typeof rowsShown>[0]
  timeZone: string
  onMove: (at: readonly [first: number, second: number]) => void
}

/** Two moments of one mouth side by side: what differs is framed on both, and told in words below. */
export default function ChartComparison(props: ChartComparisonProps) {
  useNamespace('chart-history')
  const { odontogram, stops, at, layer, dentition, timeZone, onMove } = props
  const classes = chartHistory()
  const { compare: texts } = useTexts()['chart-history']
  const { findings } = odontogram
  const [first, second] = at
  const mouths = useMemo(
    () => [first, second].map((place) => mouthOf(findings, stops[place]?.moment)),
    [findings, stops, first, second],
  )
  const drawings = mouths.map((mouth) => drawingOf({ ...mouth, today: [] }, layer))
  const [before, after] = mouths.map((mouth) => (layer === 'planned' ? { ...mouth, now: [] } : mouth))
  const differences = before && after ? differencesOf(before, after) : []
  const changed = new Set(differences.flatMap(({ teeth }) => teeth))
  const rows: readonly Row[] = rowsShown(
    dentition,
    drawings.flatMap(({ teeth }) => [...teeth.keys()]),
  )
  const labels = [texts.first(), texts.second()]
  return (
    <>
      <div className={classes.pair}>
        {drawings.map((drawing, side) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
          <section key={side} aria-label={labels[side]} className={classes.side}>
            <VisitSlider
              stops={stops}
              at={at[side] ?? 0}
              onMove={(place) => onMove(side === 0 ? [place, second] : [first, place])}
            />
            <Odontogram drawing={drawing} rows={rows} changed={changed} />
          </section>
        ))}
      </div>
      <DifferenceList differences={differences} record={odontogram} timeZone={timeZone} />
    </>
  )
}
