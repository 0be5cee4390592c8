import {
  fieldOf,
  type Spot,
  type Surface,
  surfacesOf,
  type Tooth,
  type ToothDrawing,
  toothSurfaces,
} from '@clinic/core/odontogram'
import { useId } from 'react'
import { charting } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Patterns } from '../odontogram/patterns'
import { Box, pointsOf } from '../odontogram/tooth-box'
import type { ChartingWords } from './use-charting-words'

interface MagnifiedToothProps {
  tooth: Tooth
  drawing: ToothDrawing | undefined
  spots: readonly Spot[]
  words: ChartingWords
  onMark: (spots: readonly Spot[]) => void
}

/** One tooth drawn large, so that its fields can be pressed with a finger in a glove; several may be marked. */
export function MagnifiedTooth({ tooth, drawing, spots, words, onMark }: MagnifiedToothProps) {
  const classes = charting()
  const { charting: texts } = useTexts()
  const patterns = useId()
  const marked = spots.flatMap(({ surface }) => surface ?? [])
  const toggle = (surface: Surface) => {
    const next = marked.includes(surface) ? marked.filter((each) => each !== surface) : [...marked, surface]
    onMark(next.length > 0 ? next.map((each) => ({ tooth, surface: each })) : [{ tooth, surface: null }])
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a part of a drawing
    <svg
      role="group"
      aria-label={texts.palette.fields({ tooth })}
      className={classes.magnified}
      viewBox="-4 -4 108 108"
    >
      <Patterns prefix={patterns} />
      <Box tooth={tooth} drawing={drawing} patterns={patterns} />
      {surfacesOf(tooth).map((surface) => (
        // biome-ignore lint/a11y/useSemanticElements: a field of a drawing
        <polygon
          key={surface}
          role="checkbox"
          aria-checked={marked.includes(surface)}
          aria-label={words.label(toothSurfaces, surface)}
          tabIndex={0}
          className={classes.magnifiedField}
          points={pointsOf(tooth, fieldOf(tooth, surface))}
          onClick={() => toggle(surface)}
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            toggle(surface)
          }}
        />
      ))}
    </svg>
  )
}
