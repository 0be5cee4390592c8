import { type Entry, isSupernumerary, layoutOf, type Row, type Spot, writtenLine } from '@clinic/core/odontogram'
import { type RefObject, useId, useMemo, useRef } from 'react'
import { charting, odontogram } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { DrawnTeeth, viewBoxOf } from '../odontogram/drawn-teeth'
import type { EnteredWords } from '../odontogram/history/use-entered-words'
import { HitFields, idOfSpot } from './hit-fields'
import { LitTeeth } from './lit-teeth'
import { Palette } from './palette'
import { useChartHands } from './use-chart-hands'
import type { ChartingView } from './use-charting'
import type { ChartingWords } from './use-charting-words'

interface ChartingChartProps {
  ref: RefObject<HTMLDivElement | null>
  view: ChartingView
  rows: readonly Row[]
  words: ChartingWords
  entered: EnteredWords
  onMake: (entries: readonly Entry[]) => void
}

/** The chart of teeth on which findings are entered by pointer and by arrow keys. It draws what is typed before it is entered. */
export function ChartingChart({ ref, view, rows, words, entered, onMake }: ChartingChartProps) {
  const classes = charting()
  const { odontogram: title, charting: texts } = useTexts()
  const id = useId()
  const svg = useRef<SVGSVGElement>(null)
  const { drawing, mouth, context, used, lit } = view
  const guests = [...drawing.teeth.keys()].filter(isSupernumerary).join()
  const gaps = drawing.gaps.map(({ key, left, right }) => `${key} ${left} ${right}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place changes with guests and gaps alone, not with every key
  const layout = useMemo(
    () => layoutOf(rows, { supernumerary: [...drawing.teeth.keys()].filter(isSupernumerary), gaps: drawing.gaps }),
    [rows, guests, gaps],
  )
  const hands = useChartHands({ svg, id, rows, layout, view, onMake })
  const { cursor, marked, picked } = hands
  const close = () => {
    hands.leave()
    ref.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div
        ref={ref}
        role="listbox"
        aria-label={title.title()}
        aria-multiselectable="true"
        aria-describedby={`${id}-keys`}
        aria-activedescendant={idOfSpot(id, cursor)}
        tabIndex={0}
        className={`${odontogram().scroller} ${classes.listbox}`}
        {...hands.handlers}
      >
        <svg
          ref={svg}
          role="none"
          className={`${odontogram().drawing} ${classes.chart}`}
          data-layer={drawing.layer}
          viewBox={viewBoxOf(layout)}
        >
          <LitTeeth spots={[...lit, ...marked]} cursor={cursor} layout={layout} />
          <DrawnTeeth drawing={drawing} layout={layout} patterns={id} />
          <HitFields id={id} layout={layout} mouth={mouth} words={words} marked={marked} />
        </svg>
      </div>
      <p id={`${id}-keys`} className={classes.announced}>
        {texts.keys()}
        {context.last && ` ${texts.palette.repeat({ line: writtenLine(context.last) })}`}
      </p>
      {picked && (
        <Palette
          key={picked.spots.map((spot: Spot) => idOfSpot(id, spot)).join()}
          picked={picked}
          layers={mouth}
          drawing={drawing}
          usage={used}
          words={words}
          entered={entered}
          onMake={(entries) => {
            close()
            onMake(entries)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
