import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { appendEvents, openEventBuffer, recordEvent, rememberPeople } from '../audit/record-event'
import type { Database, Transaction } from '../database/schema'
import { insideTransaction } from './inside-transaction'
import { Refusal } from './refusal'

/**
 * Runs `work` in a transaction, and again when another transaction was in its way. `work` uses `tx` alone. Within a
 * transaction it is part of that one.
 */
export async function transaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(database)) return work(database)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, tx } = await database.transaction().execute((tx) =>
        insideTransaction(async () => {
          const result = await work(tx)
          await appendEvents(tx)
          return { result, tx }
        }),
      )
      rememberPeople(tx)
      return result
    } catch (error) {
      await recordTold(database, error)
      if (isOfMergedPatient(error)) throw new Refusal(409, 'patientMerged')
      if (attempt === attempts || !isCollision(error)) throw error
      // Not all at the same moment again.
      await setTimeout(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** Records what the refusal showed, outside the rolled-back transaction. */
async function recordTold(database: Database, error: unknown) {
  const told = error instanceof Refusal ? error.details.told : undefined
  if (told) await transaction(database, async (tx) => recordEvent(tx, told.actor, told.happening))
}

/** Does `work` within a transaction that goes on without it when it throws: nothing of it stays. */
export async function savepoint<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  const forgetSince = openEventBuffer(tx)
  await sql`savepoint attempt`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint attempt`.execute(tx)
    return result
  } catch (error) {
    forgetSince()
    await sql`rollback to savepoint attempt`.execute(tx)
    await sql`release savepoint attempt`.execute(tx)
    throw error
  }
}

/** Runs `work` in a transaction that is rolled back, and returns its result. */
export async function dryRun<Result>(database: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const found: Result[] = []
  const takenBack = new Error('Taken back')
  await transaction(database, async (tx) => {
    found.splice(0, 1, await work(tx))
    throw takenBack
  }).catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
  for (const result of found) return result
  throw takenBack
}

const isTransaction = (database: Database): database is Transaction => database.isTransaction

const attempts = 5
/** The database refuses rows for a merged patient, whoever writes them. */
const isOfMergedPatient = (error: unknown) => error instanceof DatabaseError && error.constraint === 'patient_is_merged'
const isCollision = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
