import {
  archOf,
  chartRows,
  type Field,
  fieldOf,
  isPrimary,
  neighbourOf,
  type Row,
  rowOf,
  type Spot,
  surfacesOf,
  type Tooth,
} from '../odontogram'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** A place in the column of a tooth: one of its fields, or its number, which stands for the whole tooth. */
type Place = Field | 'number'

/** Returns where an arrow leads on the chart, which is never mirrored; `byTooth` skips fields. The same spot at an edge. */
export function stepFrom(
  spot: Spot,
  direction: Direction,
  { rows, byTooth = false }: { rows: readonly Row[]; byTooth?: boolean },
): Spot {
  const place = placeOf(spot)
  const next = byTooth ? undefined : placeBeside(spot.tooth, place, direction)
  if (next) return spotAt(spot.tooth, next)
  const tooth = toothBeside(spot.tooth, direction, rows)
  if (!tooth) return spot
  if (byTooth || (place === 'number' && isSideways(direction))) return spotAt(tooth, place)
  const line = lineOf(tooth, direction)
  return spotAt(tooth, (isForward(direction) ? line[0] : line.at(-1)) ?? place)
}

const isSideways = (direction: Direction) => direction === 'left' || direction === 'right'
const isForward = (direction: Direction) => direction === 'right' || direction === 'down'

function placeBeside(tooth: Tooth, place: Place, direction: Direction): Place | undefined {
  if (place === 'number' && isSideways(direction)) return undefined
  const line = lineOf(tooth, direction)
  const at = line.indexOf(place)
  if (at < 0) return isSideways(direction) ? direction : direction === 'up' ? 'top' : 'bottom'
  return isForward(direction) ? line[at + 1] : line[at - 1]
}

/** The places that an arrow passes in a tooth, from the left or from the top. */
function lineOf(tooth: Tooth, direction: Direction): Place[] {
  const centre: Place[] = surfacesOf(tooth).includes('o') ? ['centre'] : []
  if (isSideways(direction)) return ['left', ...centre, 'right']
  return archOf(tooth) === 'upper' ? ['number', 'top', ...centre, 'bottom'] : ['top', ...centre, 'bottom', 'number']
}

function toothBeside(tooth: Tooth, direction: Direction, rows: readonly Row[]): Tooth | undefined {
  if (direction === 'left' || direction === 'right') return neighbourOf(tooth, direction)
  const row = rows[rows.indexOf(rowOf(tooth)) + (direction === 'down' ? 1 : -1)]
  if (!row) return undefined
  const column = chartRows[rowOf(tooth)].findIndex((each) => tooth.startsWith(each)) + (isPrimary(tooth) ? offset : 0)
  const teeth = chartRows[row]
  const isNarrow = teeth.length < chartRows.upper.length
  return teeth[Math.min(Math.max(column - (isNarrow ? offset : 0), 0), teeth.length - 1)]
}

/** Primary rows begin below the fourth permanent tooth. */
const offset = (chartRows.upper.length - chartRows.upperPrimary.length) / 2

const placeOf = ({ tooth, surface }: Spot): Place => (surface ? fieldOf(tooth, surface) : 'number')

const spotAt = (tooth: Tooth, place: Place): Spot => ({
  tooth,
  surface: surfacesOf(tooth).find((surface) => fieldOf(tooth, surface) === place) ?? null,
})
