import { ApiError, unwrap } from '@clinic/api'
import { informationUpdate } from '@clinic/core/information'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { type Information, informationQuery } from '../../platform/session/information-query'
import type { InformationUpdate } from './information-problems'

/** A part of the information, and the version it was read with. */
export type InformationPart<Field extends keyof InformationUpdate> = Pick<InformationUpdate, Field | 'version'>

export function partOf<Field extends keyof InformationUpdate>(
  information: Information,
  fields: readonly Field[],
): InformationPart<Field> {
  const names: (Field | 'version')[] = [...fields, 'version']
  return Object.fromEntries(names.map((name) => [name, information[name]])) as InformationPart<Field>
}

/**
 * Saves a part of the clinic's record, from the version it was read with. Changes of other parts meanwhile are kept; a change
 * of this part is a conflict, shown like any other.
 */
export function useSaveInformation<Field extends keyof InformationUpdate>(
  information: Information,
  fields: readonly Field[],
) {
  const { api } = useApp()
  const queries = useQueryClient()
  const { queryKey } = informationQuery(api)
  const [before] = useState(() => partOf(information, fields))

  const put = (stored: Information, part: InformationPart<Field>) =>
    unwrap(api.PUT('/api/information', { body: { ...informationUpdate(stored), ...part } }))
  return (part: InformationPart<Field>): Promise<Information> =>
    put(queries.getQueryData(queryKey) ?? information, part).catch((error: unknown) => {
      const current = error instanceof ApiError ? informationOf(error.current, information) : null
      if (!current) throw error
      queries.setQueryData(queryKey, current)
      if (fields.some((field) => current[field] !== before[field])) throw error
      return put(current, { ...part, version: current.version })
    })
}

/** Returns the stored information that a conflict contains. */
const informationOf = (current: Record<string, unknown> | null | undefined, sample: Information): Information | null =>
  current && Object.keys(sample).every((field) => field in current) ? { ...sample, ...current } : null
