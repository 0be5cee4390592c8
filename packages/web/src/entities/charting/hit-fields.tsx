import {
  archOf,
  type ChartLayout,
  fieldOf,
  type Mouth,
  type Place,
  type Spot,
  surfacesOf,
  type Tooth,
} from '@clinic/core/odontogram'
import { memo } from 'react'
import { charting } from 'styled-system/recipes'
import { pointsOf } from '../odontogram/tooth-box'
import type { ChartingWords } from './use-charting-words'

/** The id of the element that stands for a place on the chart. */
export const idOfSpot = (id: string, { tooth, surface }: Spot) => `${id}-${tooth}-${surface ?? 'tooth'}`

interface HitFieldsProps {
  id: string
  layout: ChartLayout
  mouth: Mouth
  words: ChartingWords
  marked: readonly Spot[]
}

/** What can be pointed at: every field, and the number of every tooth for the whole of it. */
export function HitFields({ id, layout, mouth, words, marked }: HitFieldsProps) {
  return [...layout.teeth].map(([tooth, place]) => (
    <ToothFields
      key={tooth}
      id={id}
      tooth={tooth}
      place={place}
      names={spotsOf(tooth)
        .map((spot) => words.spotSaid(spot, mouth))
        .join('\n')}
      marked={marked.flatMap((spot) => (spot.tooth === tooth ? (spot.surface ?? 'tooth') : [])).join()}
    />
  ))
}

const spotsOf = (tooth: Tooth): Spot[] => [
  { tooth, surface: null },
  ...surfacesOf(tooth).map((surface) => ({ tooth, surface })),
]

interface ToothFieldsProps {
  id: string
  tooth: Tooth
  place: Place
  /** One line for each spot, so that nothing is drawn again while it stays the same. */
  names: string
  /** The surfaces that are marked, with commas between. */
  marked: string
}

const ToothFields = memo(function ToothFields({ id, tooth, place, names, marked }: ToothFieldsProps) {
  const classes = charting()
  const said = names.split('\n')
  const isUpper = archOf(tooth) === 'upper'
  return (
    <g transform={`translate(${place.x} ${place.y}) scale(${place.size / 100})`}>
      {spotsOf(tooth).map((spot, index) => {
        const { surface } = spot
        const common = {
          id: idOfSpot(id, spot),
          role: 'option',
          'aria-label': said[index],
          'aria-selected': marked.split(',').includes(surface ?? 'tooth'),
          'data-tooth-spot': tooth,
          'data-surface': surface ?? '',
          className: classes.hit,
        }
        return surface ? (
          <polygon key={surface} {...common} points={pointsOf(tooth, fieldOf(tooth, surface))} />
        ) : (
          <rect key="tooth" {...common} x="-5" y={isUpper ? -114 : 100} width="110" height="114" />
        )
      })}
    </g>
  )
})
