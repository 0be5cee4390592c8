import type { Screen } from '../screen'
import { importing, master } from './several-addresses'

/** Medicine and materials. The more special address stands first. */
export const screens: Screen[] = [
  ...importing('/clinic/company-medicine', ['master', 'company-medicine']),
  ...master(
    '/clinic/company-medicine',
    'company-medicine',
    () => import('../../features/company-medicine/company-medicine'),
  ),
  {
    path: '/clinic/medicine/:id',
    load: () => import('../../features/medicine/medicine-page'),
    texts: ['medicine'],
  },
  { path: '/clinic/medicine', load: () => import('../../features/medicine/medicine-list'), texts: ['medicine'] },
  ...master(
    '/clinic/medicine-transaction/supplier',
    ['supplier', 'medicine-transaction'],
    () => import('../../features/supplier/supplier'),
  ),
  ...[
    { path: '/:id/label', load: () => import('../../features/dispensing/label-sheet') },
    { path: '/:id', load: () => import('../../features/dispensing/dispensing-page') },
    { path: '', load: () => import('../../features/dispensing/dispensing-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/medicine-transaction/dispensing${path}`,
      load,
      texts: ['dispensing', 'medicine', 'medicine-transaction'],
    }),
  ),
  ...[
    { path: '/:id', load: () => import('../../features/usage/usage-page') },
    { path: '', load: () => import('../../features/usage/usage-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/medicine-transaction/usage${path}`,
      load,
      texts: ['usage', 'medicine', 'medicine-transaction'],
    }),
  ),
  ...[
    { path: '/new', load: () => import('../../features/stock-count/stock-count-create') },
    { path: '/:id/edit', load: () => import('../../features/stock-count/stock-count-edit') },
    { path: '/:id/sheet', load: () => import('../../features/stock-count/count-sheet') },
    { path: '/:id', load: () => import('../../features/stock-count/stock-count-page') },
    { path: '', load: () => import('../../features/stock-count/stock-count-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/medicine-transaction/count${path}`,
      load,
      texts: ['stock-count', 'medicine', 'medicine-transaction'],
    }),
  ),
  ...[
    { path: '/new', load: () => import('../../features/purchase-order/purchase-order-create') },
    { path: '/:id/edit', load: () => import('../../features/purchase-order/purchase-order-edit') },
    { path: '/:id/sheet', load: () => import('../../features/purchase-order/order-sheet') },
    { path: '/:id', load: () => import('../../features/purchase-order/purchase-order-page') },
    { path: '', load: () => import('../../features/purchase-order/purchase-order-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/medicine-transaction/order${path}`,
      load,
      texts: ['purchase-order', 'medicine', 'medicine-transaction'],
    }),
  ),
  ...[
    { path: '/movement', load: () => import('../../features/controlled-medicine/controlled-register') },
    { path: '/sheet', load: () => import('../../features/controlled-medicine/register-sheet') },
    { path: '', load: () => import('../../features/controlled-medicine/controlled-month') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/medicine-transaction/register${path}`,
      load,
      texts: ['controlled-medicine', 'medicine', 'medicine-transaction'],
    }),
  ),
  ...[
    { path: '/new', load: () => import('../../features/medicine-transaction/transaction-create') },
    { path: '/:id/edit', load: () => import('../../features/medicine-transaction/transaction-edit') },
    { path: '/:id/sheet', load: () => import('../../features/medicine-transaction/transaction-sheet') },
    { path: '/transfer', load: () => import('../../features/medicine-transaction/transfer-list') },
    { path: '/:id', load: () => import('../../features/medicine-transaction/transaction-page') },
    { path: '', load: () => import('../../features/medicine-transaction/transaction-list') },
  ].map(
    ({ path, load }): Screen => ({
      path: `/clinic/medicine-transaction${path}`,
      load,
      texts: ['master', 'medicine', 'medicine-transaction'],
    }),
  ),
]
