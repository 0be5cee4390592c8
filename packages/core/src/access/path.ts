import { type ModuleName, moduleOf, type RoleName } from './role'

export const publicPaths = [
  '/',
  '/login',
  '/permission-denied',
  '/404',
  '/maintenance',
  '/patient/register',
  '/patient/book',
  '/patient/booking',
  '/display',
  '/receipt',
] as const

const clinic = [
  '/clinic/dashboard',
  '/clinic/information',
  '/clinic/room',
  '/clinic/doctor',
  '/clinic/doctor-external',
  '/clinic/doctor-schedule',
  '/clinic/doctor-room',
  '/clinic/staff',
  '/clinic/staff-schedule',
  '/clinic/product',
  '/clinic/paket',
  '/clinic/patient',
  '/clinic/insurance',
  '/clinic/payor',
  '/clinic/company-medicine',
  '/clinic/medicine',
  '/clinic/medicine-transaction',
  '/clinic/idental',
  '/clinic/idental/start-practice',
  '/clinic/finance',
  '/clinic/satu-sehat',
]

const paths: Record<ModuleName, readonly string[]> = {
  manager_clinic: clinic,
  front_office_clinic: clinic,
  doctor: [
    '/doctor/dashboard',
    '/doctor/doctor-schedule',
    '/doctor/patient',
    '/doctor/product',
    '/doctor/idental',
    '/doctor/idental/start-practice',
    '/doctor/idental-backup',
  ],
  nurse: [
    '/nurse/dashboard',
    '/nurse/patient',
    '/nurse/patient-check-ins',
    '/nurse/vital-sign',
    '/nurse/assistance/today',
    '/nurse/assistance/history',
  ],
}

const homes: Record<ModuleName, string> = {
  manager_clinic: '/clinic/dashboard',
  front_office_clinic: '/clinic/dashboard',
  doctor: '/doctor/dashboard',
  nurse: '/nurse/dashboard',
}

const bases = ['/clinic', '/doctor', '/nurse']

/** The addresses of a role's screens; what lies below them belongs to it too. */
export function pathsOf(role: RoleName): readonly string[] {
  const module = moduleOf(role)
  return module ? paths[module] : []
}

/** Returns the address a role goes to after login. */
export function homeOf(role: RoleName): string {
  const module = moduleOf(role)
  return module ? homes[module] : '/permission-denied'
}

/** Returns the target of an address that is no screen: `/` leads home, `/clinic` to its dashboard. Null for every other address. */
export function landingOf(role: RoleName, path: string): string | null {
  if (path === '/') return homeOf(role)
  return bases.includes(path) ? `${path}/dashboard` : null
}

/** Whether a role may open an address: one of its screens, or anything below one (`/clinic/patient/12`). */
export const canOpen = (role: RoleName, path: string): boolean =>
  pathsOf(role).some((own) => path === own || path.startsWith(`${own}/`))
