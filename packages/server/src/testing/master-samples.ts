import type { OperationId } from '@clinic/api'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema'
import { tenantOf } from '../database/tenant'
import type { Call } from '../use-case/contract'
import type { MasterName, MasterOperation } from '../use-case/master'
import type { SampleCalls, World } from './sample-world'

interface Master<Name extends MasterName> {
  table: keyof Tables
  /** A row that no other has the codes of. */
  input: () => Call<`create${Name}`>['body'] & object
  /** The fields an update changes, if not only the version. */
  changed?: Partial<Call<`create${Name}`>['body']>
  /** Columns that the contract does not show. */
  fixed?: Record<string, string>
}

/** Sample calls of the four operations that all master data has, and a function that stores a row past the server. */
export function masterSamples<Name extends MasterName>(name: Name, { table, input, changed, fixed }: Master<Name>) {
  const add = ({ database, clinic }: World) =>
    (database as unknown as Kysely<{ master: Record<string, unknown> & { id: number } }>)
      .insertInto(table as 'master')
      .values({ ...stored(input()), ...fixed, ...tenantOf(table, clinic) })
      .returning('id')
      .executeTakeFirstOrThrow()
  const calls = {
    [`list${name}`]: async () => ({}),
    [`create${name}`]: async () => ({ body: input() }),
    [`get${name}`]: async (world: World) => ({ path: await add(world) }),
    [`update${name}`]: async (world: World) => ({
      path: await add(world),
      body: { ...input(), ...changed, version: 1 },
    }),
  }
  return { calls: calls as unknown as Pick<SampleCalls, MasterOperation<Name> & OperationId>, add }
}

/** Lists are stored as jsonb. */
const stored = (input: object) =>
  Object.fromEntries(
    Object.entries(input).map(([column, value]) => [column, Array.isArray(value) ? JSON.stringify(value) : value]),
  )
