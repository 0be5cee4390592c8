import { ApiError } from '@clinic/api'

/** The sentences of a refusal by the paths of its fields. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {}
