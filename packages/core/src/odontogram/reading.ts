import type { Entry, Item } from './finding'
import { codeTraits } from './finding-code'
import { type Arch, archOf, type Tooth } from './tooth'

/** The parts of a sentence about an entry; the screen supplies the words. */
export interface Reading {
  mode: Entry['mode']
  place:
    | { kind: 'tooth'; tooth: Tooth }
    | { kind: 'teeth'; teeth: readonly Tooth[] }
    | { kind: 'between'; left: Tooth; right: Tooth }
    | { kind: 'span'; from: Tooth; to: Tooth }
    | { kind: 'arch'; arches: readonly Arch[] }
  what: readonly (Item & { pontics?: readonly Tooth[] })[]
  cause: Entry['cause'] | null
  isUncertain: boolean
  note: string
}

/** Returns what Enter will do, as data for a sentence of the screen. */
export function readingOf(entry: Entry): Reading {
  const { mode, teeth, items, cause = null, isUncertain, note } = entry
  const what = items.map((item) =>
    item.abutments ? { ...item, pontics: teeth.filter((tooth) => !item.abutments?.includes(tooth)) } : item,
  )
  return { mode, place: placeOf(entry), what, cause, isUncertain, note }
}

function placeOf({ teeth, items }: Entry): Reading['place'] {
  const [from] = teeth
  const to = teeth.at(-1)
  const scope = items[0] && codeTraits[items[0].code].scope
  if (!from || !to || from === to) return from ? { kind: 'tooth', tooth: from } : { kind: 'teeth', teeth }
  if (scope === 'arch') return { kind: 'arch', arches: [...new Set(teeth.map(archOf))] }
  if (scope === 'between') return { kind: 'between', left: from, right: to }
  return scope === 'bridge' || scope === 'denture' ? { kind: 'span', from, to } : { kind: 'teeth', teeth }
}
