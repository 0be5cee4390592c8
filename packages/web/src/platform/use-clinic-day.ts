import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from './app-context'

/** The zone of the clinic and the date there; while the clinic is not known, those of this device. */
export function useClinicDay() {
  const { api } = useApp()
  const { data } = useQuery({
    queryKey: ['information'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/information', { signal })),
  })
  const timeZone = data?.time_zone
  // Swedes write YYYY-MM-DD
  return { timeZone, today: new Intl.DateTimeFormat('sv', { timeZone }).format() }
}
