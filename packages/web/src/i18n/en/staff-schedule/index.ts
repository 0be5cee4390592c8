import type { BaseTranslation } from '../../i18n-types'

const en_staffSchedule = {
  title: 'Assistant schedule',
  person: 'Assistant',
  choosePerson: 'Choose an assistant',
  addTo: 'New shift for {person:string}, {day:string}',
  regularOf: 'Regular shifts of {person:string}',
  cancelText: 'The assistant does not work then. Somebody else has to help at the chair.',
  empty: {
    title: 'No assistants yet',
    text: 'Enter the assistants first; then say here when they work and with whom.',
    action: 'Enter an assistant',
    noShifts:
      'Nobody works in this week yet. Choose a day in the row of an assistant, copy a week, or press New shift.',
  },
  assists: 'Assists',
  nobody: 'No dentist in particular',
  with: 'With {dentist:string}',
  wherever: 'Wherever needed',
  coverage: {
    title: 'Assistants / dentists',
    part: '{part:string} {assistants:number}/{dentists:number}',
    spoken: '{part:string}: {assistants:number} {{assistant|assistants}}, {dentists:number} {{dentist|dentists}}',
    missing: '{0:number} {{chair|chairs}} without an assistant',
    parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  },
  publish: {
    action: 'Publish',
    again: 'Publish again',
    done: 'The assistants see this week now',
    by: 'Published {when:string} by {who:string}',
    draft: 'The assistants do not see it yet',
  },
  own: {
    title: 'My shifts this week',
    none: 'You have no shifts in this week.',
    draft: 'This week is not published yet.',
    draftText: 'Your shifts appear here once the clinic publishes them.',
    day: 'Day',
    time: 'Time',
    room: 'Room',
    state: 'State',
    away: 'You are away',
    cancelled: 'Cancelled',
    nobodyTitle: 'Your account belongs to no assistant',
    nobodyText: 'Ask the manager to invite you from your entry among the assistants.',
  },
} satisfies BaseTranslation

export default en_staffSchedule
