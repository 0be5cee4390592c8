type Ordinal = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
export type PermanentTooth = `${1 | 2 | 3 | 4}${Ordinal}`
export type PrimaryTooth = `${5 | 6 | 7 | 8}${1 | 2 | 3 | 4 | 5}`
type RegularTooth = PermanentTooth | PrimaryTooth

/** A tooth by its FDI number; `21s` is a supernumerary tooth that stands mesial of 21. */
export type Tooth = RegularTooth | `${RegularTooth}s`

export type Arch = 'upper' | 'lower'
export type ToothKind = 'incisor' | 'canine' | 'premolar' | 'molar'
export type Row = 'upper' | 'upperPrimary' | 'lowerPrimary' | 'lower'
export type Dentition = 'primary' | 'mixed' | 'permanent'

/** The rows of the chart from the top down, each as the dentist sees it: the patient's right is on the left. */
export const chartRows: Readonly<Record<Row, readonly RegularTooth[]>> = {
  upper: ['18', '17', '16', '15', '14', '13', '12', '11', '21', '22', '23', '24', '25', '26', '27', '28'],
  upperPrimary: ['55', '54', '53', '52', '51', '61', '62', '63', '64', '65'],
  lowerPrimary: ['85', '84', '83', '82', '81', '71', '72', '73', '74', '75'],
  lower: ['48', '47', '46', '45', '44', '43', '42', '41', '31', '32', '33', '34', '35', '36', '37', '38'],
}

const rowNames: readonly Row[] = ['upper', 'upperPrimary', 'lowerPrimary', 'lower']

/** The 52 teeth in the order of the chart. */
export const allTeeth: readonly RegularTooth[] = rowNames.flatMap((row) => chartRows[row])

const places = new Map<string, { row: Row; column: number }>(
  rowNames.flatMap((row) => chartRows[row].map((tooth, column) => [tooth, { row, column }] as const)),
)

export const isTooth = (text: string): text is Tooth => places.has(text.endsWith('s') ? text.slice(0, -1) : text)

export const isSupernumerary = (tooth: Tooth): boolean => tooth.endsWith('s')

/** The tooth whose number a supernumerary tooth has; any other tooth itself. */
const numberOf = (tooth: Tooth): string => tooth.slice(0, 2)

export const quadrantOf = (tooth: Tooth): number => Number(tooth[0])

const ordinalOf = (tooth: Tooth) => Number(tooth[1])

export const isPrimary = (tooth: Tooth): boolean => quadrantOf(tooth) > 4

export const archOf = (tooth: Tooth): Arch => ([1, 2, 5, 6].includes(quadrantOf(tooth)) ? 'upper' : 'lower')

/** Whether the middle of the mouth is to the right of the tooth on the chart. */
export const isMesialRight = (tooth: Tooth): boolean => [1, 4, 5, 8].includes(quadrantOf(tooth))

export function kindOf(tooth: Tooth): ToothKind {
  const ordinal = ordinalOf(tooth)
  if (ordinal < 3) return 'incisor'
  if (ordinal === 3) return 'canine'
  return ordinal > 5 || isPrimary(tooth) ? 'molar' : 'premolar'
}

/** An anterior tooth has no occlusal surface. */
export const isAnterior = (tooth: Tooth): boolean => ordinalOf(tooth) < 4

export const rowOf = (tooth: Tooth): Row => placeOf(tooth).row

/**
 * The tooth beside a tooth on the chart, or nothing at the end of its row. A supernumerary tooth stands between two teeth of
 * its row; nothing leads to it.
 */
export function neighbourOf(tooth: Tooth, direction: 'left' | 'right'): Tooth | undefined {
  const { row, column } = placeOf(tooth)
  if (!isSupernumerary(tooth)) return chartRows[row][direction === 'right' ? column + 1 : column - 1]
  const left = isMesialRight(tooth) ? column : column - 1
  return chartRows[row][direction === 'right' ? left + 1 : left]
}

/** Whether two teeth stand beside each other in one row. */
export const areNeighbours = (one: Tooth, other: Tooth): boolean => standsBeside(one, other) || standsBeside(other, one)

const standsBeside = (one: Tooth, other: Tooth) =>
  neighbourOf(one, 'right') === other || neighbourOf(one, 'left') === other

/** The teeth from one to another of the same row, in the order of the chart. */
export function teethBetween(one: Tooth, other: Tooth): Tooth[] {
  const [from, to] = [placeOf(one), placeOf(other)]
  const [first, last] = [Math.min(from.column, to.column), Math.max(from.column, to.column)]
  return chartRows[from.row].slice(first, last + 1)
}

/** Each tooth once, in the order of the chart; a supernumerary tooth stands where its gap is. */
export const inChartOrder = (teeth: readonly Tooth[]): Tooth[] =>
  [...new Set(teeth)].sort((one, other) => orderOf(one) - orderOf(other))

/** Which teeth a patient of an age, in whole years, is expected to have. */
export function dentitionAt(age: number): Dentition {
  if (age < 6) return 'primary'
  return age < 14 ? 'mixed' : 'permanent'
}

const rowsOfDentition: Readonly<Record<Dentition, readonly Row[]>> = {
  primary: ['upperPrimary', 'lowerPrimary'],
  mixed: rowNames,
  permanent: ['upper', 'lower'],
}

/** The rows that are drawn open: those of the dentition, and every row that holds a finding. */
export const rowsShown = (dentition: Dentition, marked: readonly Tooth[]): Row[] =>
  rowNames.filter(
    (row) => rowsOfDentition[dentition].includes(row) || marked.some((tooth) => placeOf(tooth).row === row),
  )

/** The teeth that a dentition is expected to have, of both arches or of one. */
export const teethOf = (dentition: Dentition, arch?: Arch): Tooth[] =>
  rowsOfDentition[dentition]
    .flatMap((row) => chartRows[row])
    .filter((tooth) => arch === undefined || archOf(tooth) === arch)

const placeOf = (tooth: Tooth) => {
  const place = places.get(numberOf(tooth))
  if (!place) throw new Error(`There is no tooth ${tooth}.`)
  return place
}

function orderOf(tooth: Tooth) {
  const { row, column } = placeOf(tooth)
  const inGap = isMesialRight(tooth) ? 0.25 : -0.25
  return rowNames.indexOf(row) * 100 + column + (isSupernumerary(tooth) ? inGap : 0)
}
