import type { BaseTranslation } from '../../i18n-types'

const en_search = {
  title: 'Search the clinic',
  placeholder: 'A name, a number, a screen',
  hint: 'Any part of a name, a phone or the number of a record, invoice or order; arrows choose, Enter opens.',
  groups: {
    screen: 'Screens',
    action: 'Actions',
    patient: 'Patients',
    appointment: 'Appointments to come',
    registration: 'Registrations',
    invoice: 'Invoices',
    lab_order: 'Lab orders',
    purchase_order: 'Purchase orders',
    doctor: 'Dentists',
    product: 'Services',
  },
  screens: {
    calendar: 'Appointments',
    queue: 'Queue',
    checkIns: 'Patient check-ins',
    registration: 'Registrations',
    openingHours: 'Opening hours',
    priceLists: 'Price lists',
    week: 'My week',
  },
  actions: {
    patient: 'New patient',
    appointment: 'New appointment',
    walkIn: 'Walk-in, without appointment',
    expense: 'New expense',
    labOrder: 'New lab order',
    purchaseOrder: 'New purchase order',
  },
  formerly: 'formerly {numbers:string}',
  all: 'All {count:number} found',
  none: 'Nothing here has "{text:string}".',
  failed: 'Not everything could be searched: {groups:string}.',
  searching: 'Searching …',
  found: '{0:number} result{{s}}',
} satisfies BaseTranslation

export default en_search
