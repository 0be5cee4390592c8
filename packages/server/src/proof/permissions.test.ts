import { readFileSync } from 'node:fs'
import contract from '@clinic/api/contract'
import { canCall, moduleOf, operationRoles, type RoleName, roleNames } from '@clinic/core/access'
import { describe, expect, it } from 'vitest'
import { operationsOf } from '../testing/operations'
import { columns, permissionOf, permissions, permissionsIn } from '../testing/permissions'

const operations = operationsOf(contract)
const isRole = (person: string): person is RoleName => roleNames.some((role) => role === person)
const sorted = (names: readonly string[]) => [...names].sort()

// Seen to fail: with updatePatient granted to nurses in openapi/patient.yaml; with getRoom taken from dentists; with an
// operation in no row.
describe('3a-1: the contract grants what the matrix of the clinic says', () => {
  it('in a row for every operation, and no other', () => {
    expect(sorted(permissions.map(({ operation }) => operation))).toEqual(sorted(operations.map(({ id }) => id)))
  })

  it.each(operations)('$id', ({ id, roles }) => {
    const { people } = permissionOf(id)
    expect({ nobody: roles.length === 0 }).toEqual({ nobody: people.has('nobody') })
    const granted = roles.length === 0 ? roleNames : roles
    expect(sorted(granted)).toEqual(sorted([...people.keys()].filter(isRole)))
  })

  it.each(roleNames)(
    'and screens, which ask what is generated from the contract, show no more and no less: %s',
    (role) => {
      const shown = operations.filter(({ id }) => canCall(role, operationRoles[id])).map(({ id }) => id)
      expect(shown).toEqual(operations.filter(({ id }) => permissionOf(id).people.has(role)).map(({ id }) => id))
    },
  )
})

describe('3a-5: a role that works in no module', () => {
  const withoutModule = roleNames.filter((role) => moduleOf(role) === null)

  it.each(withoutModule)('has its own session and what is for everybody, and nothing of a clinic: %s', (role) => {
    const granted = permissions.filter(({ people }) => people.has(role) && !people.has('nobody'))
    expect(sorted(granted.map(({ operation }) => operation))).toEqual(['fetchMyAccount', 'logout'])
  })

  it('is one of three', () => expect(withoutModule).toEqual(['admin_head_office', 'head_office', 'patient']))
})

describe('docs/permissions.md', () => {
  const row = (operations: string, cells: string) => `| Rooms | ${operations} | ${cells} |`
  const nobody = ' - | - | - | - | - | - | -'

  it('has a column for every role and one for nobody', () => {
    expect(sorted(columns)).toEqual(sorted([...roleNames, 'nobody']))
    const text = readFileSync(new URL('../../../../docs/permissions.md', import.meta.url), 'utf8')
    const headings = new Set(text.split('\n').filter((line) => line.startsWith('| Object')))
    expect([...headings]).toEqual([
      '| Object | Operations | Manager | Front office | Dentist | Assistant | Head office | Head office admin | Patient | Nobody |',
    ])
  })

  it('is read letter by letter, with the limits of those before them', () => {
    const [list, create] = permissionsIn(row('R `listRoom`, C `createRoom`', `CR | R (own) |${nobody.slice(4)}`))
    expect(list).toMatchObject({ object: 'Rooms', act: 'R', operation: 'listRoom' })
    expect([...(list?.people ?? [])]).toEqual([
      ['manager_clinic', ''],
      ['front_office_clinic', 'own'],
    ])
    expect([...(create?.people.keys() ?? [])]).toEqual(['manager_clinic'])
  })

  it.each([
    ['a cell that is none', row('R `listRoom`', `yes |${nobody}`)],
    ['an empty cell', row('R `listRoom`', ` |${nobody}`)],
    ['a letter without an operation', row('R `listRoom`', `RU |${nobody}`)],
    ['an operation without a letter', row('`listRoom`', `R |${nobody}`)],
    ['a column too few', row('R `listRoom`', 'R | -')],
  ])('is refused with %s', (_, text) => {
    expect(() => permissionsIn(text)).toThrow('Rooms: ')
  })
})
