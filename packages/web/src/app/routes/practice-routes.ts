import type { Screen } from '../screen'

/** The practice of dentists. The more special address stands first. */
export const screens: Screen[] = [
  ...['clinic', 'doctor'].flatMap((module): Screen[] => [
    {
      path: `/${module}/idental/start-practice`,
      load: () => import('../../features/practice/start-practice'),
      texts: ['practice', 'visit', 'patient', 'vital-sign', 'odontogram', 'charting'],
    },
    {
      path: `/${module}/idental/:id/prescription`,
      load: () => import('../../features/practice/prescription-sheet'),
      texts: ['practice', 'prescription', 'patient'],
    },
    {
      path: `/${module}/idental`,
      load: () => import('../../features/practice/practices'),
      texts: ['practice', 'visit'],
    },
  ]),
  {
    path: '/doctor/idental-backup',
    load: () => import('../../features/practice/idental-backup'),
    texts: ['journal', 'practice'],
  },
]
