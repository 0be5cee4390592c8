import { randomBytes } from 'node:crypto'
import type { UseCase } from '../../use-case/contract'

/** Hands out the key of the caller, made when it is asked for first. Of two first calls at once both are answered the same. */
export const fetchJournalKey: UseCase<'fetchJournalKey'> = async ({ caller, database }) => {
  const { company_id, user_id } = caller
  const stored = database
    .selectFrom('journal_key')
    .select('key')
    .where((eb) => eb.and({ company_id, user_id }))
  const known = await stored.executeTakeFirst()
  if (known) return { user_id, key: known.key }
  await database
    .insertInto('journal_key')
    .values({ company_id, user_id, key: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { user_id, key: (await stored.executeTakeFirstOrThrow()).key }
}
