import { readFileSync } from 'node:fs'
import type { RoleName } from '@clinic/core/access'

/** Somebody of a role, or nobody: who is not signed in. */
export type Person = RoleName | 'nobody'

export interface Permission {
  /** The row of the matrix that names the operation. */
  object: string
  /** Create, read, update, delete or decide. */
  act: string
  operation: string
  /** The people who may call it, each with their limit; an empty text is none. */
  people: ReadonlyMap<Person, string>
}

/** Reads the permissions of each operation from `docs/permissions.md`. */
export function permissionsIn(document: string): Permission[] {
  return document.split('\n').flatMap((line) => {
    const [object = '', operations = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (!operations.includes('`')) return []
    if (cells.length !== columns.length) throw new Error(`${object}: ${cells.length} columns, not ${columns.length}`)
    const granted = columns.map((person, column) => ({ person, terms: termsOf(cells[column] ?? '', object) }))
    const acts = actsOf(operations, object)
    const unknown = granted
      .flatMap(({ terms }) => [...terms.keys()])
      .find((act) => !acts.some((each) => each.act === act))
    if (unknown) throw new Error(`${object}: somebody may ${unknown}, and no operation does it`)
    return acts.map(({ act, operation }) => {
      const people = granted.flatMap(({ person, terms }) => {
        const limit = terms.get(act)
        return limit === undefined ? [] : [[person, limit] as const]
      })
      return { object, act, operation, people: new Map(people) }
    })
  })
}

/** In the order of the columns. */
export const columns = [
  'manager_clinic',
  'front_office_clinic',
  'doctor_clinic',
  'nurse_clinic',
  'head_office',
  'admin_head_office',
  'patient',
  'nobody',
] satisfies readonly Person[]

/** "R `listRoom` `getRoom`, C `createRoom`" */
function actsOf(text: string, object: string) {
  return text.split(', ').flatMap((part) => {
    const [, act, names] = /^([CRUDA]) ((?:`\w+` ?)+)$/.exec(part) ?? []
    if (!act || !names) throw new Error(`${object}: "${part}" names no operation`)
    return names
      .split(/[` ]+/)
      .filter(Boolean)
      .map((operation) => ({ act, operation }))
  })
}

/** "CR", "R (own), A" or "-": each act with its limit. */
function termsOf(cell: string, object: string) {
  const terms = new Map<string, string>()
  if (cell === '-') return terms
  for (const [, letters = '', limit = ''] of whole(cell, object).matchAll(term))
    for (const act of letters) terms.set(act, limit)
  return terms
}
const term = /([CRUDA]+)(?: \(([^)]+)\))?(?:, )?/g
function whole(cell: string, object: string) {
  if (cell === '' || cell.replaceAll(term, '') !== '') throw new Error(`${object}: what is "${cell}"?`)
  return cell
}

export const permissions = permissionsIn(
  readFileSync(new URL('../../../../docs/permissions.md', import.meta.url), 'utf8'),
)

export function permissionOf(operation: string) {
  const permission = permissions.find((each) => each.operation === operation)
  if (!permission) throw new Error(`docs/permissions.md has no row for ${operation}`)
  return permission
}
