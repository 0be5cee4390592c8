import { useCallback } from 'react'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLanguage } from '../../platform/texts/use-texts'
import { whenText } from './appointment-time'

/** Writes when an appointment is: `when(appointment.starts_at)`. Nothing while the zone of the clinic is not known. */
export function useWhen() {
  const language = useLanguage()
  const { timeZone } = useClinicDay()
  return useCallback((moment: string) => (timeZone ? whenText(language, timeZone, moment) : ''), [language, timeZone])
}
