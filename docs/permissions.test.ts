import { readFileSync } from 'node:fs'
import type { operations, Schema } from '@clinic/api'
import {
  canCall,
  canOpen,
  homeOf,
  landingOf,
  moduleOf,
  navigationOf,
  operationRoles,
  pathsOf,
  publicPaths,
  type RoleName,
  roleNames,
} from '@clinic/core/access'
import { describe, expect, expectTypeOf, it } from 'vitest'

const withoutModule = ['admin_head_office', 'head_office', 'patient'] as const satisfies RoleName[]

const roles = ['manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic'] as const

/** The screens as `docs/permissions.md` tells who opens them. */
const screens = readFileSync(new URL('./permissions.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `/'))
  .map((line) => {
    const [address = '', group = '', ...cells] = line
      .replaceAll('`', '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const opens = new Map<RoleName, string>(roles.map((role, column) => [role, cells[column] ?? '-']))
    return { address, group, reads: cells.at(-1), of: (role: RoleName) => opens.get(role) ?? '-' }
  })
const screensOf = (role: RoleName) => screens.filter((screen) => screen.of(role) !== '-')

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
  it('that need no sign-in are those of the specification', () => {
    expect(publicPaths).toEqual([
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
    ])
  })

  it.each(roleNames)('of %s are the screens that open for it, and no other', (role) => {
    expect(screens).toHaveLength(34)
    expect([...pathsOf(role)].sort()).toEqual(
      screensOf(role)
        .map(({ address }) => address)
        .sort(),
    )
    for (const { address, of } of screens) {
      expect({ address, opens: canOpen(role, address) }).toEqual({ address, opens: of(role) !== '-' })
      expect(canOpen(role, `${address}/12`)).toBe(of(role) !== '-')
    }
  })

  it.each(roles)('of %s begin with reading what it may read', (role) => {
    const begun = screensOf(role).flatMap(({ reads }) => Object.entries(operationRoles).filter(([id]) => id === reads))
    expect(begun.length).toBeGreaterThan(1)
    for (const [id, granted] of begun) expect({ id, may: canCall(role, granted) }).toEqual({ id, may: true })
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
    expect(canOpen(role, path)).toBe(want)
  })
})

describe('navigation', () => {
  const shown = (role: RoleName) =>
    navigationOf(role).map(({ flat, items }) => ({
      isAlone: flat === true,
      entries: items
        .flatMap((item) => [item, ...(item.children ?? [])])
        .map(({ path, newTab }) => `${path}: menu${newTab ? ', new tab' : ''}`),
    }))

  it.each(roleNames)('of %s has the entries of the table, in its order and groups', (role) => {
    const groups: Record<string, string[]> = {}
    for (const { address, group, of } of screens)
      if (of(role).startsWith('menu')) groups[group] = [...(groups[group] ?? []), `${address}: ${of(role)}`]
    expect(shown(role).map(({ entries }) => entries)).toEqual(Object.values(groups))
  })

  it('of manager and front office has headings except for patients, those of others have none', () => {
    expect(shown('manager_clinic').filter(({ isAlone }) => isAlone)).toEqual([
      { isAlone: true, entries: ['/clinic/patient: menu'] },
    ])
    for (const role of ['doctor_clinic', 'nurse_clinic'] as const)
      expect(shown(role).every(({ isAlone }) => isAlone)).toBe(true)
  })
})

describe('may', () => {
  it('follows the roles the contract names', () => {
    expect(canCall('manager_clinic', operationRoles.updateInformation)).toBe(true)
    expect(canCall('front_office_clinic', operationRoles.updateInformation)).toBe(false)
    expect(canCall('patient', operationRoles.listPatient)).toBe(false)
  })

  it('lets everybody call what is for everybody', () => {
    for (const role of roleNames) expect(canCall(role, operationRoles.createRegistration)).toBe(true)
  })

  it('knows every operation of the contract', () => {
    expectTypeOf<keyof typeof operationRoles>().toEqualTypeOf<keyof operations>()
  })
})
