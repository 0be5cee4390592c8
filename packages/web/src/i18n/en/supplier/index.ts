import type { BaseTranslation } from '../../i18n-types'

const en_supplier = {
  words: {
    title: 'Suppliers',
    searchIn: 'Name, contact or phone',
    create: 'New supplier',
    nothing: 'No suppliers yet',
    nothingText: 'Enter who the clinic buys medicine and materials from: receipts of goods choose from them.',
  },
  section: 'Supplier',
  fields: {
    name: 'Name',
    contact_person: 'Contact person',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    note: 'Note',
  },
  help: { note: 'What who orders must know, such as days of delivery' },
  problems: { notPhone: 'This is not a phone number' },
  receipts: 'Receipts of this supplier',
} satisfies BaseTranslation

export default en_supplier
