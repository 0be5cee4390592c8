/** The body mass index, kg/m² with one decimal; null as long as weight (kg) or height (cm) is not known. */
export function bodyMass({ weight, height }: { weight: number | null; height: number | null }): number | null {
  if (weight === null || height === null || height <= 0) return null
  return Math.round((weight / (height / 100) ** 2) * 10) / 10
}
