import type { BaseTranslation } from '../../i18n-types'

const en_patientPolicy = {
  title: 'Insurance policies',
  about: 'An invoice of a visit takes the policy that is valid that day; the desk can choose another one or none.',
  none: 'No policies',
  noneText: 'Enter the plan and the number on the card: invoices are then shared between payor and patient.',
  add: 'Add a policy',
  change: 'Change',
  changeOf: 'Change the policy of {plan:string}',
  plan: '{payor:string} · {plan:string}',
  number: 'No. {number:string}',
  holder: '{relation:string}: {name:string}',
  from: 'From {from:string}',
  between: '{from:string} to {until:string}',
  fields: {
    insurance_id: 'Plan',
    member_number: 'Member number',
    relation: 'Holder',
    holder_name: 'Name of the holder',
    valid_from: 'Valid from',
    valid_until: 'Valid until',
    eligibility_note: 'Eligibility',
    status: 'Status',
  },
  help: {
    member_number: 'As on the card: blanks and dashes do not matter',
    valid_from: 'The first day in the plan: waiting times count from it',
    valid_until: 'The last day; empty without an end',
    eligibility_note: 'What the payor said: whom you asked, when, what is left',
  },
  choosePlan: 'Choose a plan',
  problems: {
    planMissing: 'Choose a plan',
    holderMissing: 'Enter who holds the policy',
    holderNotHere: 'The patient holds it: leave this empty',
    memberNumberMissing: 'Enter the number on the card',
    fromMissing: 'Enter the first day',
    endsBeforeBegin: 'Must not be before the first day',
  },
  form: {
    add: 'New policy of {name:string}',
    change: 'Policy of {plan:string}',
    save: 'Save the policy',
    saved: 'The policy is saved',
  },
} satisfies BaseTranslation

export default en_patientPolicy
