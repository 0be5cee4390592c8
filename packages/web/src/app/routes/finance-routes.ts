import type { Screen } from '../screen'
import { master } from './several-addresses'

/** Money. The more special address stands first. */
export const screens: Screen[] = [
  {
    path: '/clinic/finance/invoice/:id/sheet',
    load: () => import('../../features/finance/sheet/invoice-sheet'),
    texts: ['finance', 'invoice'],
  },
  {
    path: '/clinic/finance/invoice/:id',
    load: () => import('../../features/finance/invoice/invoice-page'),
    texts: ['master', 'finance', 'invoice', 'cash-shift', 'credit-note'],
  },
  {
    path: '/clinic/finance/invoice',
    load: () => import('../../features/finance/invoice/invoice-list'),
    texts: ['finance', 'invoice'],
  },
  {
    path: '/clinic/finance/payment/:id/receipt',
    load: () => import('../../features/finance/sheet/receipt-sheet'),
    texts: ['finance', 'invoice'],
  },
  ...['/receipt', '/refund/:entry/receipt'].map(
    (path): Screen => ({
      path: `/clinic/finance/deposit/:id${path}`,
      load: () => import('../../features/finance/sheet/deposit-sheet'),
      texts: ['finance', 'invoice', 'deposit'],
    }),
  ),
  {
    path: '/clinic/finance/credit-note/:id/sheet',
    load: () => import('../../features/finance/sheet/credit-note-sheet'),
    texts: ['finance', 'invoice', 'credit-note'],
  },
  {
    path: '/clinic/finance/payment',
    load: () => import('../../features/finance/payment/payment-list'),
    texts: ['finance', 'invoice'],
  },
  {
    path: '/clinic/finance/approval',
    load: () => import('../../features/finance/approval/approval-list'),
    texts: ['finance', 'approval'],
  },
  {
    path: '/clinic/finance/instalment',
    load: () => import('../../features/finance/instalment/instalment-list'),
    texts: ['finance', 'instalment'],
  },
  ...[
    { path: '/new', load: () => import('../../features/finance/lab-order/lab-order-create') },
    { path: '/:id/edit', load: () => import('../../features/finance/lab-order/lab-order-edit') },
    { path: '/:id/sheet', load: () => import('../../features/finance/lab-order/lab-order-sheet') },
    { path: '/:id', load: () => import('../../features/finance/lab-order/lab-order-page') },
    { path: '', load: () => import('../../features/finance/lab-order/lab-order-list') },
  ].map(
    ({ path, load }): Screen => ({ path: `/clinic/finance/lab-order${path}`, load, texts: ['finance', 'lab-order'] }),
  ),
  ...[
    { path: '/new', load: () => import('../../features/finance/expense/expense-create') },
    { path: '/:id', load: () => import('../../features/finance/expense/expense-page') },
    { path: '', load: () => import('../../features/finance/expense/expense-list') },
  ].map(({ path, load }): Screen => ({ path: `/clinic/finance/expense${path}`, load, texts: ['finance', 'expense'] })),
  {
    path: '/clinic/finance/report/facts',
    load: () => import('../../features/finance/report/report-facts'),
    texts: ['finance', 'report'],
  },
  {
    path: '/clinic/finance/report/sheet',
    load: () => import('../../features/finance/report/report-sheet'),
    texts: ['finance', 'report'],
  },
  {
    path: '/clinic/finance/report',
    load: () => import('../../features/finance/report/report-page'),
    texts: ['finance', 'report'],
  },
  {
    path: '/clinic/finance/cash-shift/:id/sheet',
    load: () => import('../../features/finance/sheet/shift-sheet'),
    texts: ['finance', 'cash-shift'],
  },
  {
    path: '/clinic/finance/cash-shift/:id',
    load: () => import('../../features/finance/cash-shift/cash-shift-page'),
    texts: ['finance', 'cash-shift'],
  },
  {
    path: '/clinic/finance/cash-shift',
    load: () => import('../../features/finance/cash-shift/cash-shift-list'),
    texts: ['finance', 'cash-shift'],
  },
  {
    path: '/clinic/finance/receivable/claim',
    load: () => import('../../features/finance/receivable/claim-list'),
    texts: ['finance', 'claim'],
  },
  {
    path: '/clinic/finance/receivable/batch',
    load: () => import('../../features/finance/receivable/batch-page'),
    texts: ['finance', 'claim'],
  },
  {
    path: '/clinic/finance/receivable/batch/:id',
    load: () => import('../../features/finance/receivable/batch-sheet'),
    texts: ['finance', 'claim'],
  },
  ...[
    { path: '/new', load: () => import('../../features/finance/receivable/payment-create') },
    { path: '/:id', load: () => import('../../features/finance/receivable/payment-page') },
    { path: '', load: () => import('../../features/finance/receivable/payment-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/finance/receivable/payment${path}`,
      load,
      texts: ['finance', 'claim'],
    }),
  ),
  {
    path: '/clinic/finance/receivable/:id',
    load: () => import('../../features/finance/receivable/claim-page'),
    texts: ['finance', 'claim'],
  },
  {
    path: '/clinic/finance/receivable',
    load: () => import('../../features/finance/receivable/receivable-page'),
    texts: ['finance', 'claim'],
  },
  ...master(
    '/clinic/finance/fee-share/rule',
    ['fee-rule', 'finance'],
    () => import('../../features/finance/fee-rule/fee-rule'),
  ),
  {
    path: '/clinic/finance/fee-share/:id/sheet',
    load: () => import('../../features/finance/fee-share/statement-sheet'),
    texts: ['finance', 'fee-statement'],
  },
  {
    path: '/clinic/finance/fee-share/:id',
    load: () => import('../../features/finance/fee-share/statement-page'),
    texts: ['finance', 'fee-statement'],
  },
  {
    path: '/clinic/finance/fee-share',
    load: () => import('../../features/finance/fee-share/statement-list'),
    texts: ['finance', 'fee-statement'],
  },
  {
    path: '/clinic/finance',
    load: () => import('../../features/finance/cashier/cashier'),
    texts: ['finance', 'invoice', 'cash-shift'],
  },
]
