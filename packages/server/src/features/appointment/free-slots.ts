import { freeTimes } from '../../domain/appointment/free-times'
import type { UseCase } from '../../use-case/contract'

const searched = 28

export const freeSlots: UseCase<'freeSlots'> = async ({ database, caller, now, query }) => {
  const { duration_minutes: minutes = 30, count = 3, ...wanted } = query
  const slots = await freeTimes(database, caller, { ...wanted, minutes, count, earliest: now, days: searched })
  return { slots }
}
