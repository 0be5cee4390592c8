import type { MasterSection } from './master'
import { fieldsOf } from './master'

/** The fields that must say something and do not. */
export function missingFields<Input extends object>(sections: readonly MasterSection<Input>[], value: Input): string[] {
  return fieldsOf(sections)
    .filter(({ required, name }) => required && isNothing(Reflect.get(value, name)))
    .map(({ name }) => name)
}

function isNothing(value: unknown) {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
