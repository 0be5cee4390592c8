import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Call, Caller, OperationId, Visitor } from './contract'
import type { Tables, Transaction } from './database/schema'
import { transaction } from './database/transaction'
import { Refusal } from './refusal'

/**
 * Does the writing of a call in one transaction. Sent again with the same Idempotency-Key and body, the call is answered
 * as it was the first time, and nothing is written twice.
 */
export function once<Id extends OperationId, Data extends object>(
  call: Call<Id>,
  write: (tx: Transaction) => Promise<Data>,
): Promise<Data> {
  const { caller, operationId: operation, idempotencyKey: key } = call
  if (key === undefined) return transaction(call.database, write)

  const id = keyOf(caller, { operation, key })
  const body_hash = createHash('sha256')
    .update(JSON.stringify(call.path))
    .update(Buffer.isBuffer(call.body) ? call.body : JSON.stringify([call.body]))
    .digest('hex')

  return transaction(call.database, async (tx) => {
    // A second request with the key waits here until the first one has committed.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('idempotency')
      .values({ ...id, body_hash, reply: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return replay<Data>(tx, id, body_hash)

    const data = await write(tx)
    await tx
      .updateTable('idempotency')
      .set({ reply: JSON.stringify(data) })
      .where((each) => each.and(id))
      .execute()
    return data
  })
}

/** Whether a call was answered before, under its key, in a statement: what is true now is no matter to it. */
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
  body_hash: string,
) {
  const first = await tx
    .selectFrom('idempotency')
    .where((each) => each.and(id))
    .select(['body_hash', 'reply'])
    .$castTo<{ body_hash: string; reply: Data }>()
    .executeTakeFirstOrThrow()
  if (first.body_hash !== body_hash) throw new Refusal(422, 'idempotencyKeyReused')
  return first.reply
}
