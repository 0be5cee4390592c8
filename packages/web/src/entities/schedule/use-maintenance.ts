import { type Schema, unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApp } from '../../platform/app/app-context'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { dateIn } from '../../platform/time/date-in'
import { clockIn, dayText } from '../appointment/appointment-time'

export type MaintenanceWindow = Schema<'MaintenanceWindow'>

/** When which room is out of use in some days; none while that is not known. */
export function useMaintenance(days: { from: string; until: string } | undefined): readonly MaintenanceWindow[] {
  const { api } = useApp()
  const { data } = useQuery({
    queryKey: ['room', 'maintenance', 'windows', days],
    queryFn: ({ signal }) => unwrap(api.GET('/api/room/maintenance', { params: { query: days ?? never }, signal })),
    enabled: days !== undefined,
  })
  return data?.rows ?? none
}

const none: MaintenanceWindow[] = []
const never = { from: '', until: '' }

/** Says from when to when and why: of one day the hours, of several the days too. */
export function useMaintenanceText() {
  const { maintenance } = useTexts()['doctor-schedule']
  const language = useLanguage()
  const { timeZone } = useClinicDay()
  return useCallback(
    ({ starts_at, ends_at, reason }: MaintenanceWindow, date?: string) => {
      if (timeZone === undefined) return reason
      const moment = (at: string) => {
        const day = dateIn(timeZone, Date.parse(at))
        return day === date ? clockIn(timeZone, at) : `${dayText(language, day)}, ${clockIn(timeZone, at)}`
      }
      return maintenance.window({ from: moment(starts_at), until: moment(ends_at), reason })
    },
    [maintenance, language, timeZone],
  )
}

/** The windows of a plain date. */
export const windowsOn = (windows: readonly MaintenanceWindow[], timeZone: string | undefined, date: string) =>
  windows.filter(
    ({ starts_at, ends_at }) =>
      dateIn(timeZone, Date.parse(starts_at)) <= date && date <= dateIn(timeZone, Date.parse(ends_at) - 1),
  )
