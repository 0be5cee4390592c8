import type { BaseTranslation } from '../../i18n-types'

const en_chart_history = {
  stops: {
    label: 'Chart as of the visit',
    stop: '{visit:string} ({place:number} of {count:number})',
    now: 'now',
    examination: 'examination',
    earlier: 'Earlier visit',
    later: 'Later visit',
  },
  compare: {
    first: 'First moment',
    second: 'Second moment',
    title: 'What differs',
    count: '{0:number} {{difference|differences}}',
    none: 'Nothing differs between these two moments.',
    added: 'new: {finding:string}',
    gone: 'no longer: {finding:string}',
    becomes: 'becomes',
    planned: 'planned: {finding:string}',
    takenBack: 'entered in error, {entered:string}: {reason:string}',
  },
  contradictions: {
    title: '{0:number} {{contradiction|contradictions}} to decide',
    why: 'Two people entered these without having seen each other’s entry. Both stand in the chart until it is decided which one holds.',
    readers: 'The dentist who treats the patient decides in the practice.',
    of: '{teeth:string}: who is right?',
    arrived: 'Contradiction to decide on {teeth:string}',
    in: 'visit of {visit:string}',
    holds: 'This one holds',
    holdsNamed: 'This one holds: {finding:string}, {who:string}',
    both: 'Both hold',
    reason: 'Why was the other one entered in error: {finding:string}?',
    reasonLabel: 'Reason',
    decide: 'Decide',
    leave: 'Not now',
  },
} satisfies BaseTranslation

export default en_chart_history
