import { patientLists } from '../patient-lists'
import type { Screen } from '../screen'
import { importing } from './several-addresses'

const patientPage = () => import('../../features/patient/patient-page')

/** Patients, and all that is read on their pages. The more special address stands first. */
export const screens: Screen[] = [
  {
    path: '/clinic/patient/registration/:id',
    load: () => import('../../features/registration/review/registration-review'),
    texts: ['registration', 'patient'],
  },
  {
    path: '/clinic/patient/registration',
    load: () => import('../../features/registration/inbox/registration-inbox'),
    texts: ['registration', 'patient'],
  },
  {
    path: '/clinic/patient/recall',
    load: () => import('../../features/recall/recall-list'),
    texts: ['recall', 'patient'],
  },
  ...importing('/clinic/patient', ['patient']),
  {
    path: '/clinic/patient/new',
    load: () => import('../../features/patient/create/patient-create'),
    texts: ['patient', 'patient-form'],
  },
  {
    path: '/clinic/patient/:id/edit',
    load: () => import('../../features/patient/patient-edit'),
    texts: ['patient', 'patient-form'],
  },
  {
    path: '/clinic/patient/:id/merge',
    load: () => import('../../features/patient/merge/patient-merge'),
    texts: ['patient', 'patient-merge', 'registration'],
  },
  {
    path: '/clinic/patient/:id/access',
    load: patientPage,
    texts: ['patient', 'patient-record'],
  },
  {
    path: '/clinic/patient/:id/details/sheet',
    load: () => import('../../features/patient/sheet/details-sheet'),
    texts: ['patient', 'patient-record', 'patient-policy'],
  },
  ...['invoice', 'policy'].map(
    (part): Screen => ({
      path: `/clinic/patient/:id/${part}`,
      load: patientPage,
      texts: ['patient', 'patient-record'],
    }),
  ),
  ...['clinic', 'doctor'].flatMap((module): Screen[] => [
    {
      path: `/${module}/patient/:id/plan/:plan/sheet`,
      load: () => import('../../features/patient/plans/plan-sheet'),
      texts: ['patient', 'treatment-plan'],
    },
    {
      path: `/${module}/patient/:id/plan`,
      load: patientPage,
      texts: ['patient', 'patient-record'],
    },
  ]),
  ...[
    { part: 'new', load: () => import('../../features/patient/plans/plan-create') },
    { part: ':plan/edit', load: () => import('../../features/patient/plans/plan-edit') },
  ].map(
    ({ part, load }): Screen => ({
      path: `/doctor/patient/:id/plan/${part}`,
      load,
      texts: ['patient', 'note', 'treatment-plan'],
    }),
  ),
  ...['clinic', 'doctor', 'nurse'].flatMap((module): Screen[] => [
    ...['visit', 'document', 'prescription', 'consent', 'letter', 'package', 'details'].map(
      (part): Screen => ({
        path: `/${module}/patient/:id/${part}`,
        load: patientPage,
        texts: ['patient', 'patient-record'],
      }),
    ),
    {
      path: `/${module}/patient/:id/consent/:consent`,
      load: () => import('../../features/patient/consents/consent-sheet'),
      texts: ['patient', 'treatment-consent'],
    },
    {
      path: `/${module}/patient/:id/letter/:letter`,
      load: () => import('../../features/patient/letters/letter-sheet'),
      texts: ['patient', 'letter'],
    },
    {
      path: `/${module}/patient/:id/visit/:visit/prescription`,
      load: () => import('../../features/practice/prescription-sheet'),
      texts: ['practice', 'prescription', 'patient'],
    },
    {
      path: `/${module}/patient/:id/visit/:visit/summary`,
      load: () => import('../../features/patient/visits/summary-sheet'),
      texts: ['patient', 'patient-record', 'note', 'prescription'],
    },
    {
      path: `/${module}/patient/:id/periodontal/sheet`,
      load: () => import('../../features/patient/periodontal/periodontal-sheet'),
      texts: ['patient', 'periodontal-chart', 'odontogram'],
    },
    {
      path: `/${module}/patient/:id/periodontal`,
      load: () => import('../../features/patient/periodontal/patient-periodontal'),
      texts: ['patient', 'patient-record', 'periodontal-chart'],
    },
    {
      path: `/${module}/patient/:id/odontogram/form`,
      load: () => import('../../features/patient/odontogram-form'),
      texts: ['patient', 'odontogram'],
    },
    {
      path: `/${module}/patient/:id/odontogram`,
      load: () => import('../../features/patient/patient-chart'),
      texts: ['patient', 'patient-record', 'odontogram'],
    },
    {
      path: `/${module}/patient/:id`,
      load: patientPage,
      texts: ['patient', 'patient-record', 'appointment'],
    },
  ]),
  ...patientLists,
]
