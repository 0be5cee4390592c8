import type { Schema } from '@clinic/api'
import { surfacesOf } from '@clinic/core/odontogram'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import type { Sentence } from '../../use-case/sentence'

type Placed = Pick<Schema<'NoteProcedure'>, 'product_id' | 'tooth' | 'surfaces' | 'jaw'>
type Found = [field: string, problem: Sentence]

interface Written {
  rows: readonly Placed[]
  /** The rows as they were. What was written before the scope of a service changed stays. */
  before: readonly Placed[]
}

/** Returns what is wrong with where services are done: surfaces that the tooth lacks, and places that the scope of the service lacks. */
export const placeProblems = async (tx: Transaction, caller: Caller, written: Written): Promise<Found[]> => [
  ...written.rows.flatMap(({ tooth, surfaces }, row): Found[] => {
    if (tooth === null) return surfaces.length > 0 ? [[`${row}.surfaces`, 'notHere']] : []
    const hasAll = surfaces.every((surface) => surfacesOf(tooth).includes(surface))
    return hasAll ? [] : [[`${row}.surfaces`, 'surfaceElsewhere']]
  }),
  ...(await elsewhere(tx, caller, written)),
]

async function elsewhere(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { rows, before }: Written,
): Promise<Found[]> {
  const known = new Set(before.map(placeOf))
  const added = rows.filter((each) => !known.has(placeOf(each)))
  if (added.length === 0) return []
  const services = await tx
    .selectFrom('product')
    .select(['id', 'scope'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where(
      'id',
      'in',
      added.map(({ product_id }) => product_id),
    )
    .execute()
  const scopes = new Map(services.map(({ id, scope }) => [id, scope]))
  return rows.flatMap((each, row): Found[] => {
    const scope = scopes.get(each.product_id)
    if (!scope || !added.includes(each)) return []
    const { tooth, surfaces, jaw } = each
    const isOnTooth = scope === 'tooth' || scope === 'surface'
    return [
      ...(tooth !== null && !isOnTooth ? ['tooth'] : []),
      ...(surfaces.length > 0 && isOnTooth && scope !== 'surface' ? ['surfaces'] : []),
      ...(jaw !== null && scope !== 'jaw' ? ['jaw'] : []),
    ].map((field): Found => [`${row}.${field}`, 'placeElsewhere'])
  })
}

const placeOf = ({ product_id, tooth, surfaces, jaw }: Placed) => JSON.stringify([product_id, tooth, surfaces, jaw])
