import type { Screen } from './screen'

const patientList = () => import('../features/patient/patient-list')
const patientPage = () => import('../features/patient/patient-page')

/** The screens that are built, the more special address first. A path of the specification without one "comes later". */
export const screens: Screen[] = [
  { path: '/clinic/dashboard', load: () => import('../features/dashboard/clinic-dashboard'), texts: ['dashboard'] },
  { path: '/doctor/dashboard', load: () => import('../features/dashboard/doctor-dashboard'), texts: ['dashboard'] },
  { path: '/nurse/dashboard', load: () => import('../features/dashboard/nurse-dashboard'), texts: ['dashboard'] },
  { path: '/clinic/information', load: () => import('../features/information/information'), texts: ['information'] },
  {
    path: '/clinic/patient/registration/:id',
    load: () => import('../features/registration/registration-review'),
    texts: ['registration', 'patient'],
  },
  {
    path: '/clinic/patient/registration',
    load: () => import('../features/registration/registration-inbox'),
    texts: ['registration', 'patient'],
  },
  { path: '/clinic/patient/new', load: () => import('../features/patient/patient-create'), texts: ['patient'] },
  { path: '/clinic/patient/:id/edit', load: () => import('../features/patient/patient-edit'), texts: ['patient'] },
  { path: '/clinic/patient/:id', load: patientPage, texts: ['patient'] },
  { path: '/doctor/patient/:id', load: patientPage, texts: ['patient'] },
  { path: '/nurse/patient/:id', load: patientPage, texts: ['patient'] },
  { path: '/clinic/patient', load: patientList, texts: ['patient'] },
  { path: '/doctor/patient', load: patientList, texts: ['patient'] },
  { path: '/nurse/patient', load: patientList, texts: ['patient'] },
]

export const registerScreen: Screen = {
  path: '/patient/register',
  load: () => import('../features/registration/register'),
  texts: ['registration', 'patient'],
}
