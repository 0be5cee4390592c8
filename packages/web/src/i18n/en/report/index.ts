import type { BaseTranslation } from '../../i18n-types'

const en_report = {
  title: 'Reports',
  choices: { subject: 'Report', by: 'By', period: 'Time', from: 'First day', until: 'Last day' },
  periods: {
    today: 'Today',
    month: 'This month',
    lastMonth: 'Last month',
    year: 'This year',
    lastYear: 'Last year',
    days: 'Other days',
  },
  facts: '{count:number} {{entry|entries}}',
  without: 'None',
  nothing: 'Nothing in this time',
  nothingText: 'Choose other days, or another report.',
  columns: {
    count: 'Entries',
    amount: 'Amount',
    part: 'Part',
    percent: '{percent:string} %',
    patient: 'Patient',
    day: 'Day',
    title: 'What',
    nobody: 'Any dentist',
  },
  sheet: {
    title: 'Report: {subject:string}',
    back: 'Reports',
    by: 'In groups',
    time: 'Time',
    from: '{from:string} to {until:string}',
    total: 'Together',
  },
  list: {
    title: 'Reports',
    of: '{subject:string}: {group:string}',
    search: 'Search entries',
    searchIn: 'What, name or No. RM',
    sort: 'Sort by',
    create: 'Reports',
    nothing: 'Nothing in this time',
    nothingText: 'Choose other days, or another report.',
    noMatch: 'No entry matches',
    noMatchText: 'Check the spelling, or clear the search.',
    clear: 'Clear the search',
  },
} satisfies BaseTranslation

export default en_report
