import { maintenanceDuring } from '@clinic/core/schedule'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { momentIn } from '../../platform/time/date-in'
import { Banner } from '../../ui/feedback/banner'
import { useMaintenance, useMaintenanceText } from './use-maintenance'

interface MaintenanceNoticeProps {
  room_id: number | null
  /** the days of the shift, or of all shifts of a template, the first one first */
  dates: readonly string[]
  starts: string
  ends: string
}

/** Warns before a shift is saved into a time in which its room is out of use; it is not refused. */
export function MaintenanceNotice({ room_id, dates, starts, ends }: MaintenanceNoticeProps) {
  const { maintenance } = useTexts()['doctor-schedule']
  const { timeZone } = useClinicDay()
  const textOf = useMaintenanceText()
  const [from, until = from] = [dates[0], dates.at(-1)]
  const isTyped = from !== undefined && until !== undefined && isTime.test(starts) && isTime.test(ends)
  const windows = useMaintenance(isTyped && room_id !== null ? { from, until } : undefined)
  if (!isTyped || windows.length === 0) return null
  const found = dates.flatMap((date) =>
    maintenanceDuring(windows, {
      room_id,
      starts_at: momentIn(timeZone, date, starts),
      ends_at: momentIn(timeZone, date, ends),
    }),
  )
  if (found.length === 0) return null
  return (
    <Banner tone="warning" title={maintenance.warning()}>
      {[...new Set(found)].map((window) => (
        <p key={window.id}>{textOf(window)}</p>
      ))}
    </Banner>
  )
}

const isTime = /^\d\d:\d\d$/
