import type { Schema } from '@clinic/api'
import { isOhisScore, type OhisPlace, ohisMeasures, withScore } from '@clinic/core/oral-examination'
import { valuesOf } from '@clinic/core/values'
import { type KeyboardEvent, useRef, useState } from 'react'

interface ScoreKeys {
  places: readonly OhisPlace[]
  scores: readonly Schema<'OhisPlace'>[]
  onChange: (scores: Schema<'OhisPlace'>[]) => void
}

/**
 * Typing scores into boxes that follow each other by measure and place: a digit leads to the next box, arrows walk, Backspace
 * empties a box, and goes back from an empty one. Boxes that are disabled are left out.
 */
export function useScoreKeys({ places, scores, onChange }: ScoreKeys) {
  const grid = useRef<HTMLTableElement>(null)
  // digits that come faster than the screen is painted go on from each other
  const latest = useRef(scores)
  latest.current = scores
  const [isWrong, setWrong] = useState(false)
  const cells = valuesOf(ohisMeasures).flatMap((measure) => places.map(({ tooth }) => ({ measure, tooth })))

  function write(cell: number, score: number | null) {
    const { tooth = null, measure } = cells[cell] ?? {}
    if (tooth === null || !measure || (score !== null && !isOhisScore(score))) return
    latest.current = withScore(latest.current, { tooth, measure, score })
    onChange([...latest.current])
  }
  const focus = (cell: number) => grid.current?.querySelectorAll('input')[cell]?.focus()
  /** The next open box in a direction; undefined at the end. */
  function next(cell: number, by: number): number | undefined {
    const at = cell + by
    if (!cells[at]) return undefined
    return cells[at].tooth === null ? next(at, by) : at
  }
  function step(cell: number, by: number) {
    const at = next(cell, by)
    if (at !== undefined) focus(at)
    return at
  }
  /** Writes digits into a box and those behind it. */
  function type(cell: number, text: string) {
    setWrong(/[^0-3\s]/.test(text))
    let at: number | undefined = cell
    for (const digit of text.replace(/[^0-3]/g, '')) {
      if (at === undefined) return
      write(at, Number(digit))
      at = step(at, 1)
    }
  }
  function erase(cell: number, isEmpty: boolean) {
    setWrong(false)
    const at = isEmpty ? step(cell, -1) : cell
    if (at !== undefined) write(at, null)
  }
  function onKeyDown(cell: number, event: KeyboardEvent<HTMLInputElement>) {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -places.length, ArrowDown: places.length }[key]
    if (altKey || ctrlKey || metaKey) return
    if (by) step(cell, by)
    else if (key === 'Backspace') erase(cell, currentTarget.value === '')
    else if (key === 'Delete') erase(cell, false)
    else if (key.length === 1) type(cell, key)
    else return
    event.preventDefault()
  }
  return { grid, isWrong, type, onKeyDown }
}
