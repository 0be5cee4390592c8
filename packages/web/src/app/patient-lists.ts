import type { Screen } from './screen'

/** The list that is opened most. The frame knows it by itself: the table of all screens is not waited for. */
export const patientLists = ['clinic', 'doctor', 'nurse'].map(
  (module): Screen => ({
    path: `/${module}/patient`,
    load: () => import('../features/patient/patient-list'),
    texts: ['master', 'patient'],
  }),
)
