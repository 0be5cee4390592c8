import { describe, expect, it } from 'vitest'
import { canCall, canOpen, homeOf, landingOf, moduleOf, navigationOf, pathsOf, publicPaths, roleNames } from './index'

const without = ['admin_head_office', 'head_office', 'patient'] as const
const within = ['manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic'] as const

describe('a role without a module', () => {
  it.each(without)('%s has no navigation and no paths, only the page that explains it', (role) => {
    expect(moduleOf(role)).toBeNull()
    expect(navigationOf(role)).toEqual([])
    expect(pathsOf(role)).toEqual([])
    expect(homeOf(role)).toBe('/permission-denied')
    expect(canOpen(role, '/clinic/dashboard')).toBe(false)
  })
})

describe('a role with a module', () => {
  it('is every other', () => {
    expect(roleNames.filter((role) => moduleOf(role) !== null)).toEqual(within)
    expect(within.map(moduleOf)).toEqual(['manager_clinic', 'front_office_clinic', 'doctor', 'nurse'])
  })

  it.each([
    ['manager_clinic', '/clinic/dashboard'],
    ['front_office_clinic', '/clinic/dashboard'],
    ['doctor_clinic', '/doctor/dashboard'],
    ['nurse_clinic', '/nurse/dashboard'],
  ] as const)('%s goes to %s after login', (role, home) => {
    expect(homeOf(role)).toBe(home)
    expect(landingOf(role, '/')).toBe(home)
    expect(canOpen(role, home)).toBe(true)
  })

  it.each(within)('%s may open every address of its navigation, each shown once', (role) => {
    const items = navigationOf(role).flatMap(({ items }) => items)
    const shown = items.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])
    expect(shown.filter((path) => !canOpen(role, path))).toEqual([])
    expect(new Set(shown).size).toBe(shown.length)
  })
})

describe('an address', () => {
  it.each([
    ['a screen', '/clinic/patient', true],
    ['what lies below a screen', '/clinic/patient/12', true],
    ['what only begins like a screen', '/clinic/patients', false],
    ['the base', '/clinic', false],
    ['what ends like a screen', '/x/clinic/patient/', false],
    ['a screen of another role', '/nurse/patient', false],
  ])('may be opened where it is a screen of the role: %s', (_, path, want) => {
    expect(canOpen('manager_clinic', path)).toBe(want)
  })

  it.each([
    ['/clinic', '/clinic/dashboard'],
    ['/doctor', '/doctor/dashboard'],
    ['/nurse', '/nurse/dashboard'],
    ['/clinic/room', null],
    ['/patient', null],
    ['', null],
  ])('%j leads to %j', (path, want) => {
    expect(landingOf('manager_clinic', path)).toBe(want)
  })

  it('of everybody is that of no role', () => {
    for (const path of publicPaths) expect(roleNames.filter((role) => canOpen(role, path))).toEqual([])
  })
})

/** The navigation as in the specification: groups with their items, items that stand alone, children behind a slash. */
const written = (role: (typeof within)[number]) =>
  navigationOf(role).map(({ key, items, flat }) => {
    const shown = items.map((item) => {
      const name = `${item.key}${item.newTab ? ' in a new tab' : ''}`
      return [name, ...(item.children ?? []).map((child) => child.key)].join(' / ')
    })
    return flat ? shown.join() : `${key}: ${shown.join(', ')}`
  })

describe('the navigation', () => {
  const manager = [
    'integration: satuSehat',
    'overview: dashboard, idental in a new tab / startPractice, finance',
    'clinic: information, room',
    'dentistManagement: doctor, doctorExternal, doctorSchedule, doctorRoom',
    'dentistAssistants: staff, staffSchedule',
    'services: product, paket',
    'patient',
    'insuranceGroup: insurance, payor',
    'inventory: companyMedicine, medicine, medicineTransaction',
  ]

  it('of a manager has the groups of the specification', () => {
    expect(written('manager_clinic')).toEqual(manager)
  })

  it('of the front office is that of a manager without the rooms of dentists', () => {
    expect(written('front_office_clinic')).toEqual(manager.map((group) => group.replace(', doctorRoom', '')))
  })

  it('of dentists and assistants is a row of single items', () => {
    expect(written('doctor_clinic')).toEqual(['dashboard', 'idental in a new tab', 'ownSchedule', 'patient', 'product'])
    expect(written('nurse_clinic')).toEqual([
      'dashboard',
      'patient',
      'vitalSign',
      'assistanceToday',
      'assistanceHistory',
    ])
  })
})

it.each([
  ['by everybody where it names no role', [], true],
  ['by the roles it names', ['front_office_clinic', 'manager_clinic'], true],
  ['by no other', ['front_office_clinic'], false],
] as const)('an operation is called %s', (_, roles, want) => {
  expect(canCall('manager_clinic', roles)).toBe(want)
})
