import type { People } from '../../audit/people'
import { recordEvent } from '../../audit/record-event'
import type { Database, Transaction } from '../../database/schema'
import type { PicturedTable } from '../../domain/photo/photo-name'
import type { Call, Caller } from '../../use-case/contract'
import { FileAnswer } from '../../use-case/file-answer'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'

/** Finds what has a photo, if the caller sees it; holds it in a transaction. */
export type FindPictured = (
  database: Database | Transaction,
  caller: Caller,
  id: number,
  now: Date,
) => Promise<Found | undefined>

interface Found {
  /** The name of the photo there is. */
  photo: string | null
  /** Who is seen on it, besides the owner. */
  people?: People
}

interface PicturedKind {
  table: PicturedTable
  find: FindPictured
  /** Finds it for a change where more is held, and refuses where its photo stays as it is. */
  hold?: (tx: Transaction, caller: Caller, id: number, now: Date) => Promise<Found | undefined>
  encode: (bytes: Buffer) => Promise<{ name: string; small: Buffer; large: Buffer }>
}

type AnyCall<Id extends 'get' | 'set' | 'remove'> = Omit<Call<`${Id}DoctorPhoto`>, 'operationId'>

/** Shows the photo of a row. */
export function photoOf({ table, find }: Pick<PicturedKind, 'table' | 'find'>) {
  const column = `${table}_id` as const
  return async (call: Pick<AnyCall<'get'>, 'database' | 'caller' | 'path' | 'query' | 'now'>) => {
    const { database, caller, path, query, now } = call
    const { company_id, clinic_id } = caller
    const { people } = seen(await find(database, caller, path.id, now))
    const size = query.size ?? 'large'
    const photo = await database
      .selectFrom('photo')
      .select(['name', `${size} as bytes`])
      .where((eb) => eb.and({ company_id, clinic_id, [column]: path.id }))
      .executeTakeFirst()
    if (!photo) throw new Refusal(404, 'notFound')
    return new FileAnswer(Buffer.from(photo.bytes), 'image/webp', { etag: `"${photo.name}-${size}"`, people })
  }
}

/** Photos have no version: the last one sent wins. */
export function photosOf({ table, find, hold = find, encode }: PicturedKind) {
  const column = `${table}_id` as const
  const remove = (tx: Transaction, { company_id, clinic_id }: Caller, id: number) =>
    tx
      .deleteFrom('photo')
      .where((eb) => eb.and({ company_id, clinic_id, [column]: id }))
      .execute()

  return {
    get: photoOf({ table, find }),

    async set({ database, caller, path, body, now }: AnyCall<'set'>) {
      const { company_id, clinic_id } = caller
      seen(await find(database, caller, path.id, now))
      const { name, small, large } = await encode(body) // not while others wait for the transaction
      return transaction(database, async (tx) => {
        const { before, people } = seen(await hold(tx, caller, path.id, now))
        await remove(tx, caller, path.id)
        await tx
          .insertInto('photo')
          .values({ company_id, clinic_id, [column]: path.id, name, small, large, created_at: now })
          .execute()
        const after = { photo: name }
        recordEvent(tx, caller, { action: 'set_photo', object: table, object_id: path.id, before, after, people })
        return after
      })
    },

    remove: ({ database, caller, path, now }: AnyCall<'remove'>) =>
      transaction(database, async (tx) => {
        const { before, people } = seen(await hold(tx, caller, path.id, now))
        const after = { photo: null }
        if (before.photo === null) return after
        await remove(tx, caller, path.id)
        recordEvent(tx, caller, { action: 'remove_photo', object: table, object_id: path.id, before, after, people })
        return after
      }),
  }
}

function seen(found: Found | undefined) {
  if (!found) throw new Refusal(404, 'notFound')
  const { photo, people } = found
  return { before: { photo }, people }
}
