import type { BaseTranslation } from '../../i18n-types'

const en_price_list = {
  words: {
    title: 'Price lists',
    searchIn: 'Name',
    create: 'New price list',
    nothing: 'No price lists yet',
    nothingText: 'Everybody pays the standard price of a service. Enter a list for a class of patients or for a payor.',
  },
  section: 'Price list',
  about:
    'Its prices are set below for all services, or at each service. Where the list says nothing the standard price holds. The list of a payor goes before the class of the patient.',
  fields: { name: 'Name', for_patients: 'A class of patients' },
  help: {
    name: 'Such as: Member, or the name of the payor',
    for_patients: 'The desk can choose it for a patient. Every list can be that of a payor',
  },
  usedFor: 'Used for',
  patients: 'Patients',
  setting: {
    open: 'Set prices',
    validFrom: 'Valid from',
    validFromHelp: 'Today or a later day. What was billed keeps its price',
    fillTitle: 'Fill in from the standard prices',
    percent: 'Difference',
    side: 'Which way',
    below: 'below the standard price',
    above: 'above the standard price',
    step: 'Rounded to',
    fill: 'Fill in {0:number} {{price|prices}}',
    price: 'Price',
    find: 'Name or code of a service',
    noMatch: 'No service is called that',
    standard: 'Standard {0:string}',
    none: 'Standard price',
    next: '{price:string} from {day:string}',
    tooHigh: 'At most {0:string}',
    nothing: 'Nothing is changed yet',
    changed: '{0:number} {{price changes|prices change}}',
    save: 'Save prices',
    saved: '{count:number} {{count:price|prices}} from {day:string}',
  },
  prices: {
    title: 'Prices of this list',
    none: 'No service has a price in this list yet. Set prices here or at a service: everybody pays the standard price until then.',
    service: 'Service',
    inactive: 'Inactive',
    standard: 'Standard price',
    noPrice: 'No price',
    today: 'Price today',
    from: '{price} from {day}',
    standardHolds: 'Standard price',
  },
} satisfies BaseTranslation

export default en_price_list
