import type { BaseTranslation } from '../../i18n-types'

const en_payor = {
  words: {
    title: 'Payors',
    searchIn: 'Name, code, contact or contract number',
    create: 'New payor',
    nothing: 'No payors yet',
    nothingText: 'Enter the insurers, companies and others who pay for patients: plans and invoices choose from them.',
  },
  sections: { payor: 'Payor', billing: 'Invoices and claims', contract: 'Contract', more: 'More' },
  fields: {
    name: 'Name',
    code: 'Code',
    type: 'Type',
    contact_person: 'Contact person',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    billing_address: 'Billing address',
    npwp: 'NPWP',
    terms_days: 'Payment term',
    contract: 'Contract',
    contract_number: 'Contract number',
    contract_from: 'From',
    contract_until: 'Until',
    price_list_id: 'Price list',
    claim_documents: 'Documents with every claim',
    note: 'Note',
  },
  help: {
    code: 'Short, as on your lists: ASJ-01',
    billing_address: 'Empty: the same as the address',
    npwp: '15 or 16 digits',
    terms_days: 'From the invoice to its payment',
    contract_until: 'The last day; empty without an end',
    price_list_id: 'By which services are priced where it pays a part',
    note: 'What the desk must know, such as where claims are sent',
  },
  standardPrices: 'Standard prices',
  daysUnit: 'days',
  anyType: 'Any type',
  anyContract: 'Any contract',
  sorts: { contract_until: 'Contract ends first', '-contract_until': 'Contract ends last' },
  problems: {
    notAfterFrom: 'Must be after the first day',
    notPhone: 'This number is not valid. Example: 0812 3456 7890',
  },
  notice: {
    upcoming: 'The contract begins on {date:string}',
    upcomingText: 'Until then treatments are paid by the patient.',
    ending: 'The contract ends on {date:string}',
    endingText: 'Ask {name:string} for the renewal now, then enter the new contract number and dates here.',
    expired: 'The contract ended on {date:string}',
    expiredText:
      'Claims may be refused. Renew the contract and enter its new dates here, or make this payor inactive; until then ask patients to pay themselves.',
  },
  plans: 'Insurance plans of this payor',
} satisfies BaseTranslation

export default en_payor
