import { createHash } from 'node:crypto'
import type { OperationId } from '@clinic/api'
import { sql } from 'kysely'
import type { Tables, Transaction } from '../database/schema'
import type { Call, Caller, Visitor } from './contract'
import { Refusal } from './refusal'
import { transaction } from './transaction'

/**
 * Does the writing of a call in one transaction. Sent again with the same Idempotency-Key, the very same call is answered
 * as it was the first time, and nothing is written twice; another call with that key is refused.
 */
export function withIdempotency<Id extends OperationId, Data extends object>(
  call: Call<Id>,
  write: (tx: Transaction) => Promise<Data>,
): Promise<Data> {
  const { caller, operationId: operation, idempotencyKey: key } = call
  if (key === undefined) return transaction(call.database, write)

  const id = keyOf(caller, { operation, key })
  const request_hash = hashOfRequest(call)

  return transaction(call.database, async (tx) => {
    // A second request with the key waits here until the first one has committed.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('idempotency')
      .values({ ...id, body_hash: request_hash, reply: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return replay<Data>(tx, id, request_hash)

    const data = await write(tx)
    await tx
      .updateTable('idempotency')
      .set({ reply: JSON.stringify(data) })
      .where((each) => each.and(id))
      .execute()
    return data
  })
}

/** Hashes the whole request; operation and caller are stored beside it. */
function hashOfRequest({ path, query, body }: Pick<Call<OperationId>, 'path' | 'query' | 'body'>) {
  const sorted = [path, query].map((each) => Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256')
    .update(JSON.stringify(sorted))
    .update(Buffer.isBuffer(body) ? body : JSON.stringify([body]))
    .digest('hex')
}

/** Whether a call was answered before under its key, as a condition of a statement: later changes do not matter. */
export function isRepeated<Id extends OperationId>({ caller, idempotencyKey, operationId }: Call<Id>) {
  if (idempotencyKey === undefined) return sql<boolean>`false`
  const { company_id, principal, operation, key } = keyOf(caller, { operation: operationId, key: idempotencyKey })
  return sql<boolean>`exists (select from idempotency where company_id = ${company_id} and principal = ${principal}
    and operation = ${operation} and key = ${key})`
}

function keyOf(caller: Visitor | Caller, of: { operation: string; key: string }) {
  const [company_id, principal] = 'user_id' in caller ? [caller.company_id, String(caller.user_id)] : [0, 'visitor']
  return { company_id, principal, ...of }
}

async function replay<Data>(
  tx: Transaction,
  id: Pick<Tables['idempotency'], 'company_id' | 'principal' | 'operation' | 'key'>,
  request_hash: string,
) {
  const first = await tx
    .selectFrom('idempotency')
    .where((each) => each.and(id))
    .select(['body_hash', 'reply'])
    .$castTo<{ body_hash: string; reply: Data }>()
    .executeTakeFirstOrThrow()
  if (first.body_hash !== request_hash) throw new Refusal(422, 'idempotencyKeyReused')
  return first.reply
}
