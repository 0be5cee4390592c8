import { addDays } from '../time'

/** Days ahead of which the desk sees who will be due. */
export const recallDaysAhead = 14

/** The first and the last day on which somebody may be due who is to be called: who did not come for a year is not called any more. */
export const recallDays = (today: string) => ({ from: addDays(today, -365), until: addDays(today, recallDaysAhead) })
