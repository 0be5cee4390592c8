import type { BaseTranslation } from '../../i18n-types'

const en_supplier = {
  words: {
    title: 'Suppliers',
    searchIn: 'Name, contact or phone',
    create: 'New supplier',
    nothing: 'No suppliers yet',
    nothingText: 'Enter who the clinic buys medicine and materials from: receipts of goods choose from them.',
  },
  anyKind: 'Any kind',
  section: 'Supplier',
  fields: {
    name: 'Name',
    kind: 'Kind',
    contact_person: 'Contact person',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    terms_days: 'Payment terms',
    note: 'Note',
  },
  help: {
    kind: 'Laboratories make the work of lab orders',
    terms_days: 'Days until its bills are due',
    note: 'What who orders must know, such as days of delivery',
  },
  problems: { notPhone: 'This number is not valid. Example: 0812 3456 7890' },
  receipts: 'Receipts of this supplier',
} satisfies BaseTranslation

export default en_supplier
