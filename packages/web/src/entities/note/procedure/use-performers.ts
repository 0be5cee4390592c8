import { type Schema, unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'

export interface Person {
  id: number
  name: string
}

/** Who can be named in the note of a visit, and who is unless another is chosen. */
export interface Performers {
  doctors: readonly Person[]
  assistants: readonly Person[]
  doctor: Person | null
  assistant: Person | null
}

/** Returns the dentists and assistants of the clinic; those of the visit are always among them. */
export function usePerformers(visit: Schema<'Visit'>): Performers {
  const { api } = useApp()
  const { data } = useQuery({
    queryKey: ['performer'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/note/performer', { signal })),
    staleTime: 300_000,
  })
  const doctor = personOf(visit.doctor_id, visit.doctor_name)
  const assistant = personOf(visit.staff_id, visit.staff_name)
  return {
    doctor,
    assistant,
    doctors: withPerson(data?.doctors, doctor),
    assistants: withPerson(data?.assistants, assistant),
  }
}

const personOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const withPerson = (all: readonly Person[] = [], own: Person | null) =>
  own && !all.some(({ id }) => id === own.id) ? [own, ...all] : all
