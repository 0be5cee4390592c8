import { hoursProblems } from '@clinic/core/schedule'
import { sql } from 'kysely'
import type { UseCase } from '../../contract'
import { clinicDay } from '../../database/clinic-day'
import { changeShift } from './change-shift'
import { checkRoom } from './hold-doctor'
import { refuseOverlap } from './refuse-overlap'
import { refuseProblems } from './schedule-sentences'

export const updateDoctorShift: UseCase<'updateDoctorShift'> = (call) =>
  changeShift(call, 'update', async (tx, { before, person }) => {
    const { caller, now, path } = call
    const { starts, ends, version: _, ...change } = call.body
    refuseProblems(hoursProblems({ starts, ends }))
    await checkRoom(tx, caller, { room_id: change.room_id, before: before.room_id })
    await refuseOverlap(tx, caller, { person, dates: [before.date], starts, ends, except: path.id })
    const { time_zone } = await clinicDay(tx, caller, now)
    return {
      ...change,
      starts_at: sql<string>`(${before.date}::date + ${starts}::time) at time zone ${time_zone}`,
      ends_at: sql<string>`(${before.date}::date + ${ends}::time) at time zone ${time_zone}`,
    }
  })
