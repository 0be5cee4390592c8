import type { operations, Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  homeOf,
  landingOf,
  may,
  mayOpen,
  moduleOf,
  type NavigationGroup,
  navigationOf,
  operationRoles,
  pathsOf,
  publicPaths,
  type RoleName,
  roleNames,
} from './index'

const withoutModule = ['admin_head_office', 'head_office', 'patient'] as const satisfies RoleName[]

describe('a role', () => {
  it('works in the module of the specification, or in none', () => {
    expect(Object.fromEntries(roleNames.map((role) => [role, moduleOf(role)]))).toEqual({
      admin_head_office: null,
      head_office: null,
      manager_clinic: 'manager_clinic',
      front_office_clinic: 'front_office_clinic',
      doctor_clinic: 'doctor',
      nurse_clinic: 'nurse',
      patient: null,
    })
  })

  it('lands on its dashboard, and without a module on /permission-denied', () => {
    expect(roleNames.map(homeOf)).toEqual([
      '/permission-denied',
      '/permission-denied',
      '/clinic/dashboard',
      '/clinic/dashboard',
      '/doctor/dashboard',
      '/nurse/dashboard',
      '/permission-denied',
    ])
  })

  it('is one of the contract', () => {
    expectTypeOf<(typeof roleNames)[number]>().toEqualTypeOf<Schema<'RoleName'>>()
  })
})

describe('paths', () => {
  const below = (base: string, paths: string) => paths.split(' ').map((path) => `${base}/${path}`)

  it('are those of the specification', () => {
    const clinic = below(
      '/clinic',
      'dashboard information room doctor doctor-external doctor-schedule doctor-room staff staff-schedule product paket patient insurance payor company-medicine medicine medicine-transaction idental idental/start-practice finance satu-sehat',
    )
    expect(pathsOf('manager_clinic')).toEqual(clinic)
    expect(pathsOf('front_office_clinic')).toEqual(clinic)
    expect(pathsOf('doctor_clinic')).toEqual(
      below('/doctor', 'dashboard doctor-schedule patient product idental idental/start-practice idental-backup'),
    )
    expect(pathsOf('nurse_clinic')).toEqual(
      below('/nurse', 'dashboard patient patient-check-ins vital-sign assistance/today assistance/history'),
    )
    expect(publicPaths).toEqual(['/', '/login', '/permission-denied', '/404', '/maintenance', '/patient/register'])
  })

  it('are none for a role without a module', () => {
    for (const role of withoutModule) expect(pathsOf(role)).toEqual([])
  })

  it('lead from an area to its dashboard, from / home, and else nowhere', () => {
    expect(landingOf('nurse_clinic', '/')).toBe('/nurse/dashboard')
    expect(landingOf('patient', '/')).toBe('/permission-denied')
    expect(landingOf('manager_clinic', '/clinic')).toBe('/clinic/dashboard')
    expect(landingOf('doctor_clinic', '/doctor')).toBe('/doctor/dashboard')
    expect(landingOf('nurse_clinic', '/nurse')).toBe('/nurse/dashboard')
    expect(landingOf('manager_clinic', '/clinic/room')).toBeNull()
  })

  it.each([
    ['manager_clinic', '/clinic/patient', true],
    ['manager_clinic', '/clinic/patient/12', true],
    ['manager_clinic', '/clinic/patient/registration', true],
    ['manager_clinic', '/clinic/patients', false],
    ['manager_clinic', '/clinic/nothing', false],
    ['manager_clinic', '/doctor/patient', false],
    ['front_office_clinic', '/clinic/doctor-room', true],
    ['doctor_clinic', '/clinic/dashboard', false],
    ['doctor_clinic', '/doctor/idental-backup', true],
    ['nurse_clinic', '/nurse/assistance', false],
    ['nurse_clinic', '/nurse/assistance/today', true],
    ['head_office', '/clinic/dashboard', false],
  ] as const)('%s may open %s: %s', (role, path, want) => {
    expect(mayOpen(role, path)).toBe(want)
  })
})

describe('navigation', () => {
  /** `overview: dashboard, idental* (startPractice), finance`; a star opens in a new tab, a lone item has no group. */
  const outline = (groups: readonly NavigationGroup[]) =>
    groups.map(({ key, items, flat }) => {
      const names = items.map(({ key, newTab, children = [] }) => {
        const below = children.map((child) => ` (${child.key})`).join('')
        return `${key}${newTab ? '*' : ''}${below}`
      })
      return flat ? names.join() : `${key}: ${names.join(', ')}`
    })
  const clinic = [
    'integration: satuSehat',
    'overview: dashboard, idental* (startPractice), finance',
    'clinic: information, room',
    'dentistManagement: doctor, doctorExternal, doctorSchedule, doctorRoom',
    'dentistAssistants: staff, staffSchedule',
    'services: product, paket',
    'patient',
    'insuranceGroup: insurance, payor',
    'inventory: companyMedicine, medicine, medicineTransaction',
  ]

  it('of the manager is the one of the specification', () => {
    expect(outline(navigationOf('manager_clinic'))).toEqual(clinic)
  })

  it('of the front office is the same without Dentist Rooms', () => {
    expect(outline(navigationOf('front_office_clinic'))).toEqual(clinic.map((line) => line.replace(', doctorRoom', '')))
  })

  it('of dentist and assistant is a plain list', () => {
    expect(outline(navigationOf('doctor_clinic'))).toEqual([
      'dashboard',
      'idental*',
      'ownSchedule',
      'patient',
      'product',
    ])
    expect(outline(navigationOf('nurse_clinic'))).toEqual([
      'dashboard',
      'patient',
      'vitalSign',
      'assistanceToday',
      'assistanceHistory',
    ])
  })

  it('is none for a role without a module', () => {
    for (const role of withoutModule) expect(navigationOf(role)).toEqual([])
  })

  it('leads only to paths of the role, each once', () => {
    for (const role of roleNames) {
      const items = navigationOf(role).flatMap((group) => group.items)
      const paths = items.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])
      expect(pathsOf(role)).toEqual(expect.arrayContaining(paths))
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('leaves out no path of the manager', () => {
    const items = navigationOf('manager_clinic').flatMap(({ items }) => items)
    const paths = items.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])
    expect(paths.sort()).toEqual([...pathsOf('manager_clinic')].sort())
  })
})

describe('may', () => {
  it('follows the roles the contract names', () => {
    expect(may('manager_clinic', operationRoles.updateInformation)).toBe(true)
    expect(may('front_office_clinic', operationRoles.updateInformation)).toBe(false)
    expect(may('patient', operationRoles.listPatient)).toBe(false)
  })

  it('lets everybody call what is for everybody', () => {
    for (const role of roleNames) expect(may(role, operationRoles.createRegistration)).toBe(true)
  })

  it('knows every operation of the contract', () => {
    expectTypeOf<keyof typeof operationRoles>().toEqualTypeOf<keyof operations>()
  })
})
