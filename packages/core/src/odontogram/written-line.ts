import type { Entry, EntryMode, Item } from './finding'
import { isBridge, isOverTeeth, takesSurfaces } from './finding-code'
import { archOf, chartRows, neighbourOf, rowOf, type Tooth } from './tooth'
import { causeWords } from './words'

/** Returns the line that would enter an entry made by hand: read again it gives the same entry. */
export function writtenLine({ mode, teeth, items, cause, isUncertain, note }: Entry): string {
  const parts = [
    `${signs[mode]}${writtenTeeth(teeth, items)}`,
    ...writtenItems(items, teeth),
    ...(cause ? [causeWords[cause][0]] : []),
    ...(isUncertain ? ['?'] : []),
    ...(note === '' ? [] : [`# ${note.replaceAll(';', ';;')}`]),
  ]
  return parts.join(' ')
}

const signs: Readonly<Record<EntryMode, string>> = {
  found: '',
  planned: '+',
  done_here: '!',
  done_elsewhere: '=',
  error: '-',
}

/** Runs of three and more teeth as ranges; two with a dash where they carry one finding. */
function writtenTeeth(teeth: readonly Tooth[], items: readonly Item[]): string {
  if (items.some(({ code }) => code === 'fld')) return writtenArches(teeth)
  const shortest = items.some(({ code }) => isOverTeeth(code)) ? 2 : 3
  return runsOf(teeth)
    .map((run) => (run.length < shortest ? run.join() : writtenRange(run)))
    .join()
}

/** Writes a range the way dentists say it: the lower number first, within a quadrant. */
function writtenRange(run: readonly Tooth[]) {
  const ends = [run[0] ?? '', run.at(-1) ?? '']
  const isAscending = ends[0]?.[0] !== ends[1]?.[0] || ends.join() === [...ends].sort().join()
  return (isAscending ? ends : ends.reverse()).join('-')
}

const writtenArches = (teeth: readonly Tooth[]) =>
  [...new Set(teeth.map((tooth) => (archOf(tooth) === 'upper' ? 'ra' : 'rb')))].join()

/** Teeth that stand beside each other, together. */
function runsOf(teeth: readonly Tooth[]): Tooth[][] {
  const runs: Tooth[][] = []
  for (const tooth of teeth) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isRegular(last) && neighbourOf(last, 'right') === tooth) run.push(tooth)
    else runs.push([tooth])
  }
  return runs
}

const isRegular = (tooth: Tooth) => chartRows[rowOf(tooth)].some((each) => each === tooth)

/** Surfaces stand before their code; after it, once a code that could take them stands without. */
function writtenItems(items: readonly Item[], teeth: readonly Tooth[]): string[] {
  const open = items.findIndex(({ code, surfaces }) => takesSurfaces(code) && surfaces.length === 0)
  return items.map((item, index) => {
    const surfaces = item.surfaces.join('')
    const words = open >= 0 && index > open ? [item.code, surfaces] : [surfaces, item.code]
    return [...words.filter((word) => word !== ''), ...detailOf(item, teeth)].join(' ')
  })
}

function detailOf({ code, material, width, direction, abutments = [] }: Item, teeth: readonly Tooth[]): string[] {
  const ends = teeth.filter((_, index) => index === 0 || index === teeth.length - 1)
  return [
    ...(material ? [material] : []),
    ...(width === undefined ? [] : [`${width}mm`]),
    ...(direction ? [direction] : []),
    ...(isBridge(code) && abutments.join() !== ends.join() ? [`a${abutments.join()}`] : []),
  ]
}
