import type { BaseTranslation } from '../../i18n-types'

const en_recall = {
  list: {
    title: 'Recall',
    search: 'Search recall',
    searchIn: 'Name, No. RM or phone',
    sort: 'Sort by',
    create: 'To the patients',
    nothing: 'Nobody is to be called',
    nothingText:
      'Patients stand here from two weeks before the control that their dentist proposed, or before a check-up some months after their last visit, as set in the preferences of the clinic.',
    noMatch: 'Nobody matches',
    noMatchText: 'Check the spelling, or clear the search and filters.',
    clear: 'Clear search and filters',
  },
  fields: {
    patient: 'Patient',
    due_on: 'Due',
    reason: 'Reason',
    doctor_id: 'Dentist',
    last_visit_on: 'Last visit',
    state: 'State',
    channel: 'By',
    outcome: 'Outcome',
    remark: 'Remark',
  },
  toCall: 'To call',
  notCalled: 'Not called yet',
  anyReason: 'Any reason',
  anyDoctor: 'Any dentist',
  until: {
    label: 'Due by',
    soon: 'Due within {days:number} days',
    today: 'Due by today',
    month: 'Due within 30 days',
    quarter: 'Due within 90 days',
  },
  sorts: { due_on: 'Due first', '-due_on': 'Due last', name: 'Name A–Z', '-name': 'Name Z–A' },
  today: 'Today',
  daysAgo: '{0:number} day{{s}} ago',
  reasonOf: '{reason:string}: {remark:string}',
  latest: '{when:string}, {by:string}',
  recordCall: 'Record a call',
  openAppointment: 'Open the appointment',
  messages: {
    control:
      'Hello {name:string}, this is {clinic:string}. It is time to plan your control with us. When would it suit you to come?',
    check_up:
      'Hello {name:string}, this is {clinic:string}. It is time to plan your dental check-up. When would it suit you to come?',
  },
  call: {
    title: 'Record a call to {name:string}',
    phone: 'Phone {phone:string}',
    noPhone: 'No phone number is known',
    choose: 'Choose what came of it',
    remarkHelp: 'For example when to call again',
    save: 'Record the call',
    saved: 'The call to {name:string} is recorded.',
    earlier: 'Earlier calls',
    attempt: '{channel:string}, {when:string}, {by:string}',
  },
  book: {
    title: 'Book an appointment for {name:string} now?',
    text: 'The call is recorded. Until there is an appointment, the patient stays in this list.',
    save: 'Book an appointment',
    keep: 'Later',
  },
} satisfies BaseTranslation

export default en_recall
