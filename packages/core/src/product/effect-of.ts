import type { Schema } from '@clinic/api'
import { allCodes, type FindingCode } from '../odontogram'

/** The finding that a service leaves in the chart; null for none. */
export function effectOf({ odontogram_code }: Pick<Schema<'Product'>, 'odontogram_code'>): FindingCode | null {
  return allCodes.find((code) => code === odontogram_code.toLowerCase()) ?? null
}
