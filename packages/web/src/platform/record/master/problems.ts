import type { MasterSection } from './master'
import { fieldsOf } from './master'
import type { AnyField } from './master-field'

/** The fields that must say something and do not. */
export function missingFields<Input extends object>(sections: readonly MasterSection<Input>[], value: Input): string[] {
  return fieldsOf(sections)
    .filter(({ required, name, kind }) => required && isNothing(Reflect.get(value, name), kind))
    .map(({ name }) => name)
}

function isNothing(value: unknown, kind: AnyField['kind'] | 'custom') {
  if (kind === 'reference' && value === 0) return true // no row has this id: nothing is chosen yet
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
