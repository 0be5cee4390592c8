import {
  allCodes,
  archOf,
  codeTraits,
  type Entry,
  type EntryMode,
  type Item,
  inChartOrder,
  inSurfaceOrder,
  isBridge,
  isOverTeeth,
  isProblem,
  type Layers,
  layersAfter,
  propose,
  type Spot,
  type Surface,
  type Tooth,
  takesSurfaces,
  teethOf,
  type Usage,
} from '../odontogram'

/** What a palette offers: a code with its details, and the letter that chooses it, the same on every tooth. */
export interface Choice {
  item: Omit<Item, 'surfaces'>
  letter: string | null
}

/** The codes that can be entered on what was pointed at, those used most first. */
export function choicesFor(
  spots: readonly Spot[],
  { layers, mode, usage }: { layers: Layers; mode: EntryMode; usage: Usage },
): Choice[] {
  const used = ({ item }: Choice) => usage[item.code] ?? 0
  return allChoices
    .filter((choice) => fit(entriesByHand(choice.item, { spots, mode }), layers))
    .sort((one, other) => used(other) - used(one))
}

/** The entries of one choice: teeth with the same fields are one entry, and so are the teeth of a finding without fields. */
export function entriesByHand(
  item: Choice['item'],
  { spots, mode }: { spots: readonly Spot[]; mode: EntryMode },
): Entry[] {
  const teeth = inChartOrder(spots.map(({ tooth }) => tooth))
  const entry = (on: readonly Tooth[], surfaces: readonly Surface[]): Entry => ({
    mode,
    teeth: on,
    items: [{ ...item, ...(isBridge(item.code) && { abutments: endsOf(on) }), surfaces }],
    isUncertain: false,
    note: '',
  })
  if (codeTraits[item.code].scope === 'arch') return archOfTeeth(teeth).map((arch) => entry(arch, []))
  if (!takesSurfaces(item.code) || isOverTeeth(item.code)) return [entry(teeth, [])]
  const groups = new Map<string, { on: Tooth[]; surfaces: readonly Surface[] }>()
  for (const tooth of teeth) {
    const surfaces = inSurfaceOrder(spots.flatMap((spot) => (spot.tooth === tooth && spot.surface) || []))
    const group = groups.get(surfaces.join()) ?? { on: [], surfaces }
    groups.set(surfaces.join(), { ...group, on: [...group.on, tooth] })
  }
  return [...groups.values()].map(({ on, surfaces }) => entry(on, surfaces))
}

/** The last entry once more where the hand points now; nothing where it does not fit. */
export function repeatedOn(last: Entry | null, { spot, layers }: { spot: Spot; layers: Layers }): Entry | undefined {
  const [item, more] = last?.items ?? []
  if (!last || !item || more || isOverTeeth(item.code)) return undefined
  const [entry] = entriesByHand(item, { spots: [spot], mode: last.mode })
  const again = entry && { ...entry, ...(last.cause && { cause: last.cause }), isUncertain: last.isUncertain }
  return again && fit([again], layers) ? again : undefined
}

function fit(entries: readonly Entry[], layers: Layers): boolean {
  let before = layers
  for (const entry of entries) {
    const outcome = propose(entry, before)
    if (isProblem(outcome)) return false
    before = layersAfter(before, outcome)
  }
  return entries.length > 0
}

const endsOf = (teeth: readonly Tooth[]) => teeth.filter((_, index) => index === 0 || index === teeth.length - 1)

/** The permanent teeth of the arch in which the first one stands; primary teeth are in none. */
const archOfTeeth = ([first]: readonly Tooth[]) =>
  first ? [teethOf('permanent', archOf(first))].filter((arch) => arch.includes(first)) : []

/** The widths of a gap that a palette offers, in millimetres; any other is typed. */
const widths = [1, 2, 3]

const allChoices: readonly Choice[] = withLetters(
  allCodes.flatMap((code): Choice['item'][] => {
    const { materials } = codeTraits[code]
    if (materials) return materials.map((material) => ({ code, material }))
    if (code === 'dia') return widths.map((width) => ({ code, width }))
    return code === 'mig'
      ? [
          { code, direction: 'm' },
          { code, direction: 'd' },
        ]
      : [{ code }]
  }),
)

/** Each choice takes the first letter of its code that is free, then any letter; the last ones have none. */
function withLetters(items: readonly Choice['item'][]): Choice[] {
  const taken = new Set<string>()
  const take = (letters: string) => {
    const letter = [...letters].find((each) => !taken.has(each)) ?? null
    if (letter) taken.add(letter)
    return letter
  }
  const own = items.map(({ code }) => take(code))
  return items.map((item, index) => ({ item, letter: own[index] ?? take('abcdefghijklmnopqrstuvwxyz0123456789') }))
}
