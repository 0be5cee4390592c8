import type { BaseTranslation } from '../../i18n-types'

const en_insurance = {
  words: {
    title: 'Insurance',
    searchIn: 'Plan, code, class or payor',
    create: 'New plan',
    nothing: 'No plans yet',
    nothingText: 'Enter what the plans of your payors cover: the desk can then tell patients what they pay themselves.',
  },
  sections: { plan: 'Plan', coverage: 'Coverage', more: 'Validity' },
  about: { coverage: 'What the plan pays, one rule for a category of services. Without a rule the patient pays.' },
  fields: {
    payor_id: 'Payor',
    name: 'Plan name',
    code: 'Code',
    class: 'Class',
    card_format: 'Card format',
    coverage_rules: 'Coverage rules',
    excluded_codes: 'Excluded ICD-9-CM codes',
    valid_from: 'Valid from',
    valid_until: 'Valid until',
  },
  help: {
    code: 'As the payor calls it',
    class: 'Such as A, VIP or 300',
    card_format: 'How the member number looks, such as 8888 0000 1234 5678',
    excluded_codes: 'With commas or blanks between them: 23.6, 24.7. A shorter code excludes all below it.',
    valid_until: 'The last day; empty without an end',
  },
  choosePayor: 'Choose a payor',
  anyPayor: 'Any payor',
  sorts: {
    payor: 'Payor A–Z',
    '-payor': 'Payor Z–A',
    valid_until: 'Ends first',
    '-valid_until': 'Ends last',
  },
  rule: {
    title: 'Rule {number:number}',
    category: 'Category',
    percent: 'Pays',
    cap_per_visit: 'At most a visit',
    cap_per_year: 'At most a year',
    waiting_days: 'Waiting time',
    needs_approval: 'Approval before treatment',
    approval: 'Approval',
    noCap: 'No limit',
    days: 'days',
    add: 'Add a rule',
    remove: 'Remove rule {number:number}',
    none: 'No rules yet: the plan pays nothing.',
  },
  says: {
    pays: '{category:string}: {percent:number} %',
    visit: 'at most {cap:string} a visit',
    year: 'at most {cap:string} a year',
    waiting: 'after {days:number} days',
    approval: 'with approval',
  },
  problems: {
    categoryTwice: 'There is a rule for this category above',
    notIcd9cm: 'Two digits, or with a dot and one or two more: 23.2',
    notAfterFrom: 'Must be after the first day',
  },
  payorContract: 'Contract with the payor',
  notice: {
    payorInactive: '{payor:string} is inactive',
    payorInactiveText: 'Claims of this plan will not be paid. Make the payor active again, or make this plan inactive.',
    payorExpired: 'The contract with {payor:string} ended on {date:string}',
    payorExpiredText:
      'Claims of this plan may be refused. Renew the contract, or make this plan inactive; until then ask patients to pay themselves.',
    planEnded: 'This plan ended on {date:string}',
    planEndedText: 'It pays nothing any more. Enter its new last day, or make it inactive.',
    openPayor: 'Open the payor',
  },
} satisfies BaseTranslation

export default en_insurance
