import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of a week of the assistants' schedule: drafted, published, and perhaps changed since. That the shifts differ
 * from those published, or match them again, is no request: the server compares them.
 */
export const staffWeekMachine = setup({
  types: {
    events: {} as
      | { type: 'staffWeek.publish' }
      | { type: 'staffWeek.shiftsChanged' }
      | { type: 'staffWeek.shiftsRestored' },
  },
}).createMachine({
  id: 'staffWeek',
  initial: 'draft',
  states: {
    draft: { on: { 'staffWeek.publish': 'published' } },
    published: { on: { 'staffWeek.publish': 'published', 'staffWeek.shiftsChanged': 'changed' } },
    changed: { on: { 'staffWeek.publish': 'published', 'staffWeek.shiftsRestored': 'published' } },
  },
})

export type StaffWeekState = StateValueFrom<typeof staffWeekMachine>
export type StaffWeekEvent = EventFrom<typeof staffWeekMachine>
