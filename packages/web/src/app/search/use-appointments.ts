import { unwrap } from '@clinic/api'
import { useMemo } from 'react'
import { useWhen } from '../../entities/appointment/use-when'
import { useApp } from '../../platform/app/app-context'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated, personName } from '../../platform/texts/person-name'
import { type Finder, listFinder } from './finder'

const calendar = '/clinic/dashboard/calendar?view=list'

/** The appointments from today on, by their patient. */
export function useAppointments(): Finder {
  const { api } = useApp()
  const { today } = useClinicDay()
  const when = useWhen()
  return useMemo(
    () =>
      listFinder({
        group: 'appointment',
        ask: (query, signal) =>
          unwrap(api.GET('/api/appointment', { params: { query: { ...query, from: today } }, signal })),
        show: ({ id, patient, starts_at, doctor_name }) => ({
          href: `${calendar}&appointment=${id}`,
          label: personName(patient),
          note: `${when(starts_at)} · ${isolated(doctor_name)}`,
        }),
        path: calendar,
      }),
    [api, today, when],
  )
}
