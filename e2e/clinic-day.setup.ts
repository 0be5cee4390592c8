import { informationUpdate } from '@clinic/core/information'
import { clinicTime } from '@clinic/core/time'
import type { FullConfig } from '@playwright/test'
import { apiOf, newToken, unwrap } from './models/clinic-api'

/** No run takes as long. */
const runMinutes = 40

/**
 * Tests book for now and look at today. Where the demo clinic's day would end in the middle of the run, the clinic is moved to the
 * zone of Indonesia whose day has just begun.
 */
export default async function startInOneDay({ projects }: FullConfig) {
  const baseURL = projects[0]?.use.baseURL ?? ''
  const api = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const clinic = await unwrap(api.GET('/api/information'))
  const end = Date.now() + runMinutes * 60_000
  const isOneDay = (zone: typeof clinic.time_zone) => clinicTime(Date.now(), zone).date === clinicTime(end, zone).date
  if (isOneDay(clinic.time_zone)) return
  await unwrap(api.PUT('/api/information', { body: { ...informationUpdate(clinic), time_zone: 'Asia/Jayapura' } }))
}
