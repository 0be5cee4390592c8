import type { ProbingMeasure } from '@clinic/core/periodontal-chart'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { siteMarks } from './site-mark'

interface ProbingPadProps {
  measure: ProbingMeasure
  onPress: (key: string) => void
}

/** Large keys for fingers in gloves: the digits, the four marks, and what else a key does. */
export function ProbingPad({ measure, onPress }: ProbingPadProps) {
  const { pad } = useTexts()['periodontal-chart'].entry
  const classes = recipe()
  const words = [
    { key: measure === 'recession' ? '-' : 'm', label: measure === 'recession' ? pad.minus() : pad.mobility() },
    { key: 'f', label: pad.furcation() },
    { key: 'i', label: pad.implant() },
    { key: 'x', label: pad.skip() },
    { key: 'Backspace', label: pad.back() },
  ]
  return (
    <fieldset aria-label={pad.label()} className={classes.pad}>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((digit) => (
        <button key={digit} type="button" className={classes.padKey} onClick={() => onPress(digit)}>
          {digit}
        </button>
      ))}
      {siteMarks.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-label={pad[mark]()}
          className={classes.padKey}
          onClick={() => onPress(keys[mark])}
        >
          {keys[mark].toUpperCase()}
        </button>
      ))}
      <button type="button" className={classes.padKey} onClick={() => onPress('+')}>
        {pad.tens()}
      </button>
      {words.map(({ key, label }) => (
        <button key={key} type="button" data-word className={classes.padKey} onClick={() => onPress(key)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}

const keys = { bleeding: 'b', plaque: 'p', calculus: 'c', suppuration: 's' } as const
