import { ApiError } from '@clinic/api'
import type { Sheet } from '../../entities/vital-sign/sheet-query'

/** What is stored now, where a save was too late. */
export function conflictIn(error: Error | null): Sheet | undefined {
  const current = error instanceof ApiError ? error.current : null
  return current && isSheet(current) ? current : undefined
}

const isSheet = (row: object): row is Sheet => 'measurements' in row && 'version' in row
