import type { BaseTranslation } from '../../i18n-types'

const en_fee_rule = {
  words: {
    title: 'Fee rules',
    searchIn: 'Dentist or service',
    create: 'New rule',
    nothing: 'No fee rules yet',
    nothingText: 'Enter what dentists get of what they treat: statements are computed by these rules.',
  },
  anyDoctor: 'Any dentist',
  anyCategory: 'Any category',
  everything: 'All services',
  sections: { scope: 'Who and what for', fee: 'Fee', validity: 'Validity' },
  fields: {
    doctor_id: 'Dentist',
    product_id: 'Service',
    category: 'Category',
    kind: 'Fee',
    percent: 'Percent',
    amount: 'Amount',
    rate: 'Rate',
    basis: 'Earned',
    deducts_materials: 'Deducts materials',
    minimum: 'At least',
    maximum: 'At most',
    assistant_percent: 'For the assistant',
    guarantee: 'Guaranteed per shift',
    valid_from: 'Valid from',
  },
  help: {
    scope: 'The closest rule wins: dentist and service, dentist and category, service, dentist.',
    product_id: 'Empty: all services',
    kind: 'Net is after all discounts and what the laboratory costs',
    amount: 'For each',
    basis: 'When paid: by as much as the invoice is paid. When done: as soon as it is issued.',
    deducts_materials:
      'The base is less what the materials of the service cost by its recipe, once they are taken from the stock.',
    assistant_percent: 'Part of the fee',
    guarantee:
      'A rule of a dentist for all services only. What the fees of a month lack of it is added to the statement.',
    valid_from: 'For treatments from this day on. A change of the rate is a new rule.',
  },
  problems: {
    noScope: 'Choose a dentist or a service',
    categoryBesideService: 'A rule of a service has no category',
    categoryWithoutDentist: 'A rule of a category needs a dentist',
    percentMissing: 'Enter the percent',
    amountMissing: 'Enter the amount',
    percentOfFixed: 'A fixed amount has no percent',
    amountOfPercent: 'A percent has no fixed amount',
    feeMaximumTooLow: 'Not below the least fee',
    materialsOfOther: 'Only a percent of net deducts materials',
    guaranteeOfPart: 'Only a rule of a dentist for all services has a guarantee',
  },
  sorts: {
    '-valid_from': 'Latest first',
    valid_from: 'Earliest first',
    doctor: 'Dentist, A to Z',
    '-doctor': 'Dentist, Z to A',
  },
} satisfies BaseTranslation

export default en_fee_rule
