import { canCall, canOpen, type NavigationKey, operationRoles, type RoleName } from '@clinic/core/access'

interface SearchedTab {
  href: string
  /** The screen of the navigation it belongs to. */
  of: NavigationKey
  /** For whom its list is, where not all who open the screen have it. */
  roles?: readonly RoleName[]
}

const finance = '/clinic/finance'
const stock = '/clinic/medicine-transaction'
const information = '/clinic/information'

/** The tabs that are no screens of the navigation, by the keys of their names. `searched-tabs.test.tsx` misses none. */
const tabs = {
  calendar: { href: '/clinic/dashboard/calendar', of: 'dashboard' },
  queue: { href: '/clinic/dashboard/queue', of: 'dashboard' },
  bookingRequests: { href: '/clinic/dashboard/booking-request', of: 'dashboard' },
  checkIns: { href: '/nurse/patient-check-ins', of: 'dashboard' },
  week: { href: '/doctor/dashboard/week', of: 'dashboard' },
  nurseWeek: { href: '/nurse/dashboard/week', of: 'dashboard' },
  ownFees: { href: '/doctor/dashboard/fee-share', of: 'dashboard' },
  registration: { href: '/clinic/patient/registration', of: 'patient' },
  recall: { href: '/clinic/patient/recall', of: 'patient' },
  consentForms: { href: '/clinic/product/consent-form', of: 'product', roles: operationRoles.listConsentForm },
  priceLists: { href: '/clinic/product/price-list', of: 'product' },
  invoices: { href: `${finance}/invoice`, of: 'finance' },
  payments: { href: `${finance}/payment`, of: 'finance' },
  approvals: { href: `${finance}/approval`, of: 'finance' },
  instalments: { href: `${finance}/instalment`, of: 'finance' },
  receivables: { href: `${finance}/receivable`, of: 'finance' },
  feeShare: { href: `${finance}/fee-share`, of: 'finance', roles: operationRoles.listFeeStatement },
  labOrders: { href: `${finance}/lab-order`, of: 'finance' },
  expenses: { href: `${finance}/expense`, of: 'finance' },
  cashShifts: { href: `${finance}/cash-shift`, of: 'finance' },
  reports: { href: `${finance}/report`, of: 'finance', roles: operationRoles.getReport },
  transfers: { href: `${stock}/transfer`, of: 'medicineTransaction' },
  dispensing: { href: `${stock}/dispensing`, of: 'medicineTransaction' },
  usage: { href: `${stock}/usage`, of: 'medicineTransaction' },
  counts: { href: `${stock}/count`, of: 'medicineTransaction' },
  purchaseOrders: { href: `${stock}/order`, of: 'medicineTransaction' },
  narcotics: { href: `${stock}/register`, of: 'medicineTransaction' },
  suppliers: { href: `${stock}/supplier`, of: 'medicineTransaction' },
  openingHours: { href: `${information}/opening-hours`, of: 'information' },
  publicRegistration: { href: `${information}/registration`, of: 'information' },
  documents: { href: `${information}/documents`, of: 'information' },
  numbering: { href: `${information}/numbering`, of: 'information' },
  preferences: { href: `${information}/preferences`, of: 'information' },
  display: { href: `${information}/display`, of: 'information' },
  activity: { href: `${information}/activity`, of: 'information', roles: operationRoles.listActivity },
} as const satisfies Record<string, SearchedTab>

export type SearchedTabName = keyof typeof tabs

/** The tabs that a role may open. */
export const searchedTabsOf = (role: RoleName) =>
  Object.entries<SearchedTab>(tabs)
    .filter(([, { href, roles = [] }]) => canOpen(role, href) && canCall(role, roles))
    .map(([name, { href, of }]) => ({ name: name as SearchedTabName, href, of }))
