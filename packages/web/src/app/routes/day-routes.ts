import type { Screen } from '../screen'

/** The day in the clinic: dashboards, calendar, queue, vital signs, assistance. The more special address stands first. */
export const screens: Screen[] = [
  ...['clinic', 'doctor', 'nurse'].map(
    (module): Screen => ({
      path: `/${module}/dashboard/account`,
      load: () => import('../../features/auth/own-account'),
      texts: ['login-account'],
    }),
  ),
  {
    path: '/clinic/dashboard/calendar',
    load: () => import('../../features/appointment/calendar/calendar'),
    texts: ['appointment', 'dashboard', 'patient', 'doctor'],
  },
  {
    path: '/clinic/dashboard/booking-request/:id',
    load: () => import('../../features/booking-request/review/booking-request-review'),
    texts: ['booking-request', 'patient'],
  },
  {
    path: '/clinic/dashboard/booking-request',
    load: () => import('../../features/booking-request/inbox/booking-request-inbox'),
    texts: ['booking-request', 'dashboard', 'patient'],
  },
  ...['/clinic/dashboard/queue', '/nurse/patient-check-ins'].map(
    (board): Screen => ({
      path: `${board}/:id/ticket`,
      load: () => import('../../features/visit/queue-ticket'),
      texts: ['visit', 'patient'],
    }),
  ),
  {
    path: '/clinic/dashboard/queue',
    load: () => import('../../features/visit/queue'),
    texts: ['visit', 'dashboard', 'patient'],
  },
  {
    path: '/nurse/patient-check-ins',
    load: () => import('../../features/visit/check-ins'),
    texts: ['visit', 'dashboard', 'patient'],
  },
  {
    path: '/nurse/vital-sign',
    load: () => import('../../features/vital-sign/vital-sign'),
    texts: ['vital-sign', 'patient'],
  },
  {
    path: '/nurse/assistance/today',
    load: () => import('../../features/assistance/assistance-today'),
    texts: ['assistance', 'patient'],
  },
  {
    path: '/nurse/assistance/history',
    load: () => import('../../features/assistance/assistance-history'),
    texts: ['assistance', 'patient'],
  },
  {
    path: '/clinic/dashboard',
    load: () => import('../../features/dashboard/clinic-dashboard'),
    texts: ['dashboard', 'appointment', 'visit'],
  },
  {
    path: '/doctor/dashboard/week/sheet',
    load: () => import('../../features/doctor-schedule/own-week-sheet'),
    texts: ['doctor-schedule'],
  },
  {
    path: '/doctor/dashboard/week',
    load: () => import('../../features/dashboard/own-week/doctor-week'),
    texts: ['dashboard', 'appointment', 'doctor-schedule'],
  },
  {
    path: '/doctor/dashboard/fee-share',
    load: () => import('../../features/dashboard/own-fees'),
    texts: ['dashboard', 'fee-statement'],
  },
  {
    path: '/doctor/dashboard',
    load: () => import('../../features/dashboard/doctor-dashboard'),
    texts: ['dashboard', 'appointment'],
  },
  {
    path: '/nurse/dashboard/week',
    load: () => import('../../features/dashboard/own-week/nurse-week'),
    texts: ['dashboard', 'doctor-schedule', 'staff-schedule'],
  },
  {
    path: '/nurse/dashboard',
    load: () => import('../../features/dashboard/nurse-dashboard'),
    texts: ['dashboard', 'doctor-schedule', 'staff-schedule'],
  },
]
