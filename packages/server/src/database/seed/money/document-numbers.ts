import { documentNumber } from '@clinic/core/information'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'

type Prefix = 'CLM' | 'PPY' | 'EXP'

export type NextNumber = (prefix: Prefix, day: string) => { year: number; sequence: number; number: string }

/** Numbers go on through the year. */
export async function numbersOf(tx: Transaction, { company_id, clinic_id }: Place): Promise<NextNumber> {
  const { code } = await tx
    .selectFrom('clinic')
    .select('code')
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  const last = new Map<string, number>()
  return (prefix, day) => {
    const year = Number(day.slice(0, 4))
    const sequence = (last.get(`${prefix} ${year}`) ?? 0) + 1
    last.set(`${prefix} ${year}`, sequence)
    return { year, sequence, number: documentNumber({ prefix, code }, year, sequence) }
  }
}
