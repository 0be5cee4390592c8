import type { Screen } from '../screen'
import { importing, master } from './several-addresses'

/** The clinic itself, its people, their schedules, what it offers, who pays for it and whom it tells. The more special address stands first. */
export const screens: Screen[] = [
  { path: '/clinic/information', load: () => import('../../features/information/information'), texts: ['information'] },
  ...[
    { path: 'opening-hours', load: () => import('../../features/information/opening-hours') },
    { path: 'registration/poster', load: () => import('../../features/information/registration-poster') },
    { path: 'registration', load: () => import('../../features/information/registration') },
    { path: 'documents', load: () => import('../../features/information/documents') },
    { path: 'numbering', load: () => import('../../features/information/numbering') },
    { path: 'preferences', load: () => import('../../features/information/preferences') },
  ].map(({ path, load }): Screen => ({ path: `/clinic/information/${path}`, load, texts: ['master', 'information'] })),
  {
    path: '/clinic/information/display',
    load: () => import('../../features/information/display/displays'),
    texts: ['information', 'display'],
  },
  {
    path: '/clinic/information/activity',
    load: () => import('../../features/information/activity/activity-list'),
    texts: ['master', 'information', 'activity'],
  },
  ...importing('/clinic/product', ['master', 'product']),
  ...importing('/clinic/doctor', ['doctor']),
  {
    path: '/clinic/doctor-schedule/sheet',
    load: () => import('../../features/doctor-schedule/doctor-week-sheet'),
    texts: ['doctor-schedule'],
  },
  {
    path: '/clinic/doctor-schedule',
    load: () => import('../../features/doctor-schedule/doctor-schedule'),
    texts: ['master', 'doctor-schedule'],
  },
  {
    path: '/clinic/staff-schedule/sheet',
    load: () => import('../../features/staff-schedule/staff-week-sheet'),
    texts: ['doctor-schedule', 'staff-schedule'],
  },
  {
    path: '/clinic/staff-schedule',
    load: () => import('../../features/staff-schedule/staff-schedule'),
    texts: ['master', 'staff', 'doctor-schedule', 'staff-schedule'],
  },
  {
    path: '/clinic/doctor-room',
    load: () => import('../../features/doctor-room/doctor-room'),
    texts: ['master', 'doctor-schedule', 'doctor-room'],
  },
  {
    path: '/doctor/doctor-schedule',
    load: () => import('../../features/doctor-schedule/own-schedule'),
    texts: ['master', 'doctor-schedule'],
  },
  {
    path: '/clinic/satu-sehat/visit/:id',
    load: () => import('../../features/satu-sehat/visit-page'),
    texts: ['master', 'patient', 'satu-sehat'],
  },
  ...master('/clinic/room', 'room', () => import('../../features/room/room')),
  ...master('/clinic/doctor', ['doctor', 'login-account'], () => import('../../features/doctor/doctor')),
  ...master('/clinic/staff', ['doctor', 'staff', 'login-account'], () => import('../../features/staff/staff')),
  ...master(
    '/clinic/doctor-external',
    ['doctor', 'doctor-external', 'login-account'],
    () => import('../../features/doctor-external/doctor-external'),
  ),
  ...master('/clinic/payor', 'payor', () => import('../../features/payor/payor')),
  ...master('/clinic/insurance', ['payor', 'product', 'insurance'], () => import('../../features/insurance/insurance')),
  ...master(
    '/clinic/product/price-list',
    ['product', 'price-list'],
    () => import('../../features/price-list/price-list'),
  ),
  ...master(
    '/clinic/product/consent-form',
    ['product', 'consent-form'],
    () => import('../../features/consent-form/consent-form'),
  ),
  ...master('/clinic/product', ['product'], () => import('../../features/product/product')),
  ...master('/doctor/product', ['product'], () => import('../../features/product/product')),
  ...master('/clinic/paket', ['product', 'paket'], () => import('../../features/paket/paket')),
  {
    path: '/clinic/satu-sehat',
    load: () => import('../../features/satu-sehat/satu-sehat-list'),
    texts: ['patient', 'satu-sehat'],
  },
]
