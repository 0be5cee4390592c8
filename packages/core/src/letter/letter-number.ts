import type { Schema } from '@clinic/api'
import { documentNumber } from '../information'

type Numbering = Pick<Schema<'Information'>, 'letter_prefix' | 'code'>

/** Returns the number of a letter of a clinic's year. */
export const letterNumber = ({ letter_prefix, code }: Numbering, year: number, sequence: number) =>
  documentNumber({ prefix: letter_prefix, code }, year, sequence)
