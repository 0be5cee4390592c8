import { archOf, isAnterior, isMesialRight, type Tooth } from './tooth'

export type Surface = 'm' | 'o' | 'd' | 'v' | 'l'
export type Field = 'top' | 'bottom' | 'left' | 'right' | 'centre'

/** A place on the chart that a hand can point at: a field of a tooth, or the whole tooth. */
export interface Spot {
  tooth: Tooth
  surface: Surface | null
}

const order: readonly Surface[] = ['m', 'o', 'd', 'v', 'l']

/** The surfaces a tooth has, in the order in which they are written. */
export const surfacesOf = (tooth: Tooth): readonly Surface[] =>
  isAnterior(tooth) ? order.filter((surface) => surface !== 'o') : order

/** The surfaces that all of the teeth have. */
export const commonSurfaces = (teeth: readonly Tooth[]): readonly Surface[] =>
  teeth.some(isAnterior) ? order.filter((surface) => surface !== 'o') : order

/** Surfaces as they are written: each once, in the order M O D V L. */
export const inSurfaceOrder = (surfaces: readonly Surface[]): Surface[] =>
  order.filter((surface) => surfaces.includes(surface))

/** Returns the field of a surface in the box of a tooth, which is never mirrored. */
export function fieldOf(tooth: Tooth, surface: Surface): Field {
  if (surface === 'o') return 'centre'
  if (surface === 'v') return archOf(tooth) === 'upper' ? 'top' : 'bottom'
  if (surface === 'l') return archOf(tooth) === 'upper' ? 'bottom' : 'top'
  return (surface === 'm') === isMesialRight(tooth) ? 'right' : 'left'
}
