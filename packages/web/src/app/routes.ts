import type { Namespaces } from '../i18n/i18n-types'
import type { Stored } from '../platform/record/master/master'
import { type MasterModule, masterScreens } from '../platform/record/master/master-screens'
import { patientLists } from './patient-lists'
import type { Screen } from './screen'

const patientPage = () => import('../features/patient/patient-page')

/** The screens that are built, the more special address first. A path of the specification without one "comes later". */
export const screens: Screen[] = [
  {
    path: '/clinic/dashboard/calendar',
    load: () => import('../features/appointment/calendar/calendar'),
    texts: ['appointment', 'dashboard', 'patient', 'doctor'],
  },
  ...['/clinic/dashboard/queue', '/nurse/patient-check-ins'].map(
    (board): Screen => ({
      path: `${board}/:id/ticket`,
      load: () => import('../features/visit/queue-ticket'),
      texts: ['visit', 'patient'],
    }),
  ),
  {
    path: '/clinic/dashboard/queue',
    load: () => import('../features/visit/queue'),
    texts: ['visit', 'dashboard', 'patient'],
  },
  {
    path: '/nurse/patient-check-ins',
    load: () => import('../features/visit/check-ins'),
    texts: ['visit', 'dashboard', 'patient'],
  },
  {
    path: '/nurse/vital-sign',
    load: () => import('../features/vital-sign/vital-sign'),
    texts: ['vital-sign', 'patient'],
  },
  {
    path: '/nurse/assistance/today',
    load: () => import('../features/assistance/assistance-today'),
    texts: ['assistance', 'patient'],
  },
  {
    path: '/nurse/assistance/history',
    load: () => import('../features/assistance/assistance-history'),
    texts: ['assistance', 'patient'],
  },
  ...['clinic', 'doctor'].flatMap((module): Screen[] => [
    {
      path: `/${module}/idental/start-practice`,
      load: () => import('../features/practice/start-practice'),
      texts: ['practice', 'visit', 'patient', 'vital-sign', 'odontogram', 'charting'],
    },
    {
      path: `/${module}/idental/:id/prescription`,
      load: () => import('../features/practice/prescription-sheet'),
      texts: ['practice', 'prescription', 'patient'],
    },
    { path: `/${module}/idental`, load: () => import('../features/practice/practices'), texts: ['practice', 'visit'] },
  ]),
  {
    path: '/doctor/idental-backup',
    load: () => import('../features/practice/idental-backup'),
    texts: ['journal', 'practice'],
  },
  { path: '/clinic/dashboard', load: () => import('../features/dashboard/clinic-dashboard'), texts: ['dashboard'] },
  {
    path: '/doctor/dashboard/fee-share',
    load: () => import('../features/dashboard/own-fees'),
    texts: ['dashboard', 'fee-statement'],
  },
  {
    path: '/doctor/dashboard',
    load: () => import('../features/dashboard/doctor-dashboard'),
    texts: ['dashboard', 'appointment'],
  },
  {
    path: '/nurse/dashboard',
    load: () => import('../features/dashboard/nurse-dashboard'),
    texts: ['dashboard', 'doctor-schedule', 'staff-schedule'],
  },
  { path: '/clinic/information', load: () => import('../features/information/information'), texts: ['information'] },
  ...[
    { path: 'opening-hours', load: () => import('../features/information/opening-hours') },
    { path: 'registration/poster', load: () => import('../features/information/registration-poster') },
    { path: 'registration', load: () => import('../features/information/registration') },
    { path: 'documents', load: () => import('../features/information/documents') },
    { path: 'numbering', load: () => import('../features/information/numbering') },
    { path: 'preferences', load: () => import('../features/information/preferences') },
  ].map(({ path, load }): Screen => ({ path: `/clinic/information/${path}`, load, texts: ['master', 'information'] })),
  {
    path: '/clinic/information/display',
    load: () => import('../features/information/displays'),
    texts: ['information', 'display'],
  },
  {
    path: '/clinic/patient/registration/:id',
    load: () => import('../features/registration/review/registration-review'),
    texts: ['registration', 'patient'],
  },
  {
    path: '/clinic/patient/registration',
    load: () => import('../features/registration/inbox/registration-inbox'),
    texts: ['registration', 'patient'],
  },
  ...importing('/clinic/patient', ['patient']),
  ...importing('/clinic/product', ['master', 'product']),
  ...importing('/clinic/doctor', ['doctor']),
  ...importing('/clinic/company-medicine', ['master', 'company-medicine']),
  {
    path: '/clinic/patient/new',
    load: () => import('../features/patient/patient-create'),
    texts: ['patient', 'patient-form'],
  },
  {
    path: '/clinic/patient/:id/edit',
    load: () => import('../features/patient/patient-edit'),
    texts: ['patient', 'patient-form'],
  },
  {
    path: '/clinic/patient/:id/merge',
    load: () => import('../features/patient/merge/patient-merge'),
    texts: ['patient', 'patient-merge', 'registration'],
  },
  {
    path: '/clinic/patient/:id/access',
    load: patientPage,
    texts: ['patient', 'patient-record'],
  },
  {
    path: '/clinic/finance/invoice/:id/sheet',
    load: () => import('../features/finance/sheet/invoice-sheet'),
    texts: ['finance', 'invoice'],
  },
  {
    path: '/clinic/finance/invoice/:id',
    load: () => import('../features/finance/invoice/invoice-page'),
    texts: ['master', 'finance', 'invoice', 'cash-shift'],
  },
  {
    path: '/clinic/finance/invoice',
    load: () => import('../features/finance/invoice/invoice-list'),
    texts: ['finance', 'invoice'],
  },
  {
    path: '/clinic/finance/payment/:id/receipt',
    load: () => import('../features/finance/sheet/receipt-sheet'),
    texts: ['finance', 'invoice'],
  },
  {
    path: '/clinic/finance/payment',
    load: () => import('../features/finance/payment/payment-list'),
    texts: ['finance', 'invoice'],
  },
  {
    path: '/clinic/finance/instalment',
    load: () => import('../features/finance/instalment/instalment-list'),
    texts: ['finance', 'instalment'],
  },
  ...[
    { path: '/new', load: () => import('../features/finance/lab-order/lab-order-create') },
    { path: '/:id/edit', load: () => import('../features/finance/lab-order/lab-order-edit') },
    { path: '/:id/sheet', load: () => import('../features/finance/lab-order/lab-order-sheet') },
    { path: '/:id', load: () => import('../features/finance/lab-order/lab-order-page') },
    { path: '', load: () => import('../features/finance/lab-order/lab-order-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/finance/lab-order${path}`,
      load,
      texts: ['finance', 'lab-order'],
    }),
  ),
  {
    path: '/clinic/finance/report/facts',
    load: () => import('../features/finance/report/report-facts'),
    texts: ['finance', 'report'],
  },
  {
    path: '/clinic/finance/report',
    load: () => import('../features/finance/report/report-page'),
    texts: ['finance', 'report'],
  },
  {
    path: '/clinic/finance/cash-shift/:id/sheet',
    load: () => import('../features/finance/sheet/shift-sheet'),
    texts: ['finance', 'cash-shift'],
  },
  {
    path: '/clinic/finance/cash-shift/:id',
    load: () => import('../features/finance/cash-shift/cash-shift-page'),
    texts: ['finance', 'cash-shift'],
  },
  {
    path: '/clinic/finance/cash-shift',
    load: () => import('../features/finance/cash-shift/cash-shift-list'),
    texts: ['finance', 'cash-shift'],
  },
  {
    path: '/clinic/finance/receivable/claim',
    load: () => import('../features/finance/receivable/claim-list'),
    texts: ['finance', 'claim'],
  },
  {
    path: '/clinic/finance/receivable/batch',
    load: () => import('../features/finance/receivable/batch-page'),
    texts: ['finance', 'claim'],
  },
  {
    path: '/clinic/finance/receivable/batch/:id',
    load: () => import('../features/finance/receivable/batch-sheet'),
    texts: ['finance', 'claim'],
  },
  {
    path: '/clinic/finance/receivable/payment',
    load: () => import('../features/finance/receivable/payment-page'),
    texts: ['finance', 'claim'],
  },
  {
    path: '/clinic/finance/receivable/:id',
    load: () => import('../features/finance/receivable/claim-page'),
    texts: ['finance', 'claim'],
  },
  {
    path: '/clinic/finance/receivable',
    load: () => import('../features/finance/receivable/receivable-page'),
    texts: ['finance', 'claim'],
  },
  ...master(
    '/clinic/finance/fee-share/rule',
    ['fee-rule', 'finance'],
    () => import('../features/finance/fee-rule/fee-rule'),
  ),
  {
    path: '/clinic/finance/fee-share/:id/sheet',
    load: () => import('../features/finance/fee-share/statement-sheet'),
    texts: ['finance', 'fee-statement'],
  },
  {
    path: '/clinic/finance/fee-share/:id',
    load: () => import('../features/finance/fee-share/statement-page'),
    texts: ['finance', 'fee-statement'],
  },
  {
    path: '/clinic/finance/fee-share',
    load: () => import('../features/finance/fee-share/statement-list'),
    texts: ['finance', 'fee-statement'],
  },
  {
    path: '/clinic/finance',
    load: () => import('../features/finance/cashier/cashier'),
    texts: ['finance', 'invoice', 'cash-shift'],
  },
  ...['invoice', 'policy'].map(
    (part): Screen => ({
      path: `/clinic/patient/:id/${part}`,
      load: patientPage,
      texts: ['patient', 'patient-record'],
    }),
  ),
  ...['clinic', 'doctor', 'nurse'].flatMap((module): Screen[] => [
    {
      path: `/${module}/dashboard/account`,
      load: () => import('../features/auth/own-account'),
      texts: ['login-account'],
    },
    ...['visit', 'prescription', 'letter', 'details'].map(
      (part): Screen => ({
        path: `/${module}/patient/:id/${part}`,
        load: patientPage,
        texts: ['patient', 'patient-record'],
      }),
    ),
    {
      path: `/${module}/patient/:id/letter/:letter`,
      load: () => import('../features/patient/letters/letter-sheet'),
      texts: ['patient', 'letter'],
    },
    {
      path: `/${module}/patient/:id/visit/:visit/prescription`,
      load: () => import('../features/practice/prescription-sheet'),
      texts: ['practice', 'prescription', 'patient'],
    },
    {
      path: `/${module}/patient/:id/visit/:visit/summary`,
      load: () => import('../features/patient/visits/summary-sheet'),
      texts: ['patient', 'patient-record', 'note', 'prescription'],
    },
    {
      path: `/${module}/patient/:id/odontogram/form`,
      load: () => import('../features/patient/odontogram-form'),
      texts: ['patient', 'odontogram'],
    },
    {
      path: `/${module}/patient/:id/odontogram`,
      load: () => import('../features/patient/patient-chart'),
      texts: ['patient', 'patient-record', 'odontogram'],
    },
    {
      path: `/${module}/patient/:id`,
      load: patientPage,
      texts: ['patient', 'patient-record', 'appointment'],
    },
  ]),
  ...patientLists,
  {
    path: '/clinic/doctor-schedule',
    load: () => import('../features/doctor-schedule/doctor-schedule'),
    texts: ['master', 'doctor-schedule'],
  },
  {
    path: '/clinic/staff-schedule',
    load: () => import('../features/staff-schedule/staff-schedule'),
    texts: ['master', 'staff', 'doctor-schedule', 'staff-schedule'],
  },
  {
    path: '/clinic/doctor-room',
    load: () => import('../features/doctor-room/doctor-room'),
    texts: ['master', 'doctor-schedule', 'doctor-room'],
  },
  {
    path: '/doctor/doctor-schedule',
    load: () => import('../features/doctor-schedule/own-schedule'),
    texts: ['master', 'doctor-schedule'],
  },
  ...master('/clinic/room', 'room', () => import('../features/room/room')),
  ...master('/clinic/doctor', ['doctor', 'login-account'], () => import('../features/doctor/doctor')),
  ...master('/clinic/staff', ['doctor', 'staff', 'login-account'], () => import('../features/staff/staff')),
  ...master(
    '/clinic/doctor-external',
    ['doctor', 'doctor-external', 'login-account'],
    () => import('../features/doctor-external/doctor-external'),
  ),
  ...master('/clinic/payor', 'payor', () => import('../features/payor/payor')),
  ...master('/clinic/insurance', ['payor', 'product', 'insurance'], () => import('../features/insurance/insurance')),
  ...master('/clinic/product', ['product'], () => import('../features/product/product')),
  ...master('/doctor/product', ['product'], () => import('../features/product/product')),
  ...master('/clinic/paket', ['product', 'paket'], () => import('../features/paket/paket')),
  ...master(
    '/clinic/company-medicine',
    'company-medicine',
    () => import('../features/company-medicine/company-medicine'),
  ),
  {
    path: '/clinic/medicine/:id',
    load: () => import('../features/medicine/medicine-page'),
    texts: ['medicine'],
  },
  { path: '/clinic/medicine', load: () => import('../features/medicine/medicine-list'), texts: ['medicine'] },
  ...master(
    '/clinic/medicine-transaction/supplier',
    ['supplier', 'medicine-transaction'],
    () => import('../features/supplier/supplier'),
  ),
  ...[
    { path: '/:id/label', load: () => import('../features/dispensing/label-sheet') },
    { path: '/:id', load: () => import('../features/dispensing/dispensing-page') },
    { path: '', load: () => import('../features/dispensing/dispensing-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/medicine-transaction/dispensing${path}`,
      load,
      texts: ['dispensing', 'medicine', 'medicine-transaction'],
    }),
  ),
  ...[
    { path: '/:id', load: () => import('../features/usage/usage-page') },
    { path: '', load: () => import('../features/usage/usage-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/medicine-transaction/usage${path}`,
      load,
      texts: ['usage', 'medicine', 'medicine-transaction'],
    }),
  ),
  ...[
    { path: '/new', load: () => import('../features/medicine-transaction/transaction-create') },
    { path: '/:id/edit', load: () => import('../features/medicine-transaction/transaction-edit') },
    { path: '/:id', load: () => import('../features/medicine-transaction/transaction-page') },
    { path: '', load: () => import('../features/medicine-transaction/transaction-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/medicine-transaction${path}`,
      load,
      texts: ['master', 'medicine', 'medicine-transaction'],
    }),
  ),
]

/** The addresses of a kind of master data, with its texts. */
function master<Row extends Stored & Input, Input extends object>(
  base: string,
  texts: Namespaces | Namespaces[],
  load: () => Promise<MasterModule<Row, Input>>,
): Screen[] {
  const wanted: Namespaces[] = ['master', ...[texts].flat()]
  return masterScreens(base, load).map((screen) => ({ ...screen, texts: wanted }))
}

/** The addresses of the imports of a kind. */
function importing(base: string, texts: Namespaces[]): Screen[] {
  const load = () => import('../features/import/import-screen')
  return ['import', 'import/:id'].map((path) => ({ path: `${base}/${path}`, load, texts: ['import', ...texts] }))
}
