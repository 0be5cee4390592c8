import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { copyDatabase } from '../testing/database/copy-database'
import { transaction } from '../use-case/transaction'

const { database, close } = await copyDatabase()
afterAll(close)

const addCompany = (name: string) =>
  database.insertInto('company').values({ name }).returning('id').executeTakeFirstOrThrow()
const nameOf = async (id: number) =>
  (await database.selectFrom('company').select('name').where('id', '=', id).executeTakeFirst())?.name
const fail = (code: string) => sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)

describe('both databases', () => {
  it('answer with the same types', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as big, date '1990-02-28' as day,
        timestamptz '2026-11-20 07:00:00.5+07' as time, '{"a": [1]}'::jsonb as json, true as yes,
        (select sum(each) from (values (1::bigint), (2)) as numbers (each)) as total, count(*) as count, null as nothing
      from (values (1)) as one where 'x' <> ${'y'}`.execute(database)
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        day: '1990-02-28',
        time: '2026-11-20T00:00:00.500Z',
        json: { a: [1] },
        yes: true,
        total: 3,
        count: 1,
        nothing: null,
      },
    ])
  })

  it('take a Date for a moment and text for a day', async () => {
    const { rows } = await sql`
      select ${new Date('2026-11-20T01:02:03.004Z')}::timestamptz as time, ${'2000-02-29'}::date as day`.execute(
      database,
    )
    expect(rows).toEqual([{ time: '2026-11-20T01:02:03.004Z', day: '2000-02-29' }])
  })

  it('name the code and the constraint of an error', async () => {
    const error = await database
      .insertInto('session')
      .values({ company_id: 1, user_id: 1, token_hash: 'x', expires_at: new Date() })
      .execute()
      .catch((each: unknown) => each)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({ code: '23503', constraint: 'session_company_id_user_id_fkey', table: 'session' })
  })

  it('count what a statement changed', async () => {
    const { id } = await addCompany('Before')
    const { numUpdatedRows } = await database
      .updateTable('company')
      .set({ name: 'After' })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
  })
})

describe('a transaction', () => {
  it('leaves nothing behind when its work fails', async () => {
    const { id } = await addCompany('Before')
    const work = transaction(database, async (tx) => {
      await tx.updateTable('company').set({ name: 'After' }).where('id', '=', id).execute()
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await nameOf(id)).toBe('Before')
  })

  it('is tried again after a collision, and not for ever', async () => {
    let attempts = 0
    const second = await transaction(database, async (tx) => {
      attempts += 1
      if (attempts === 1) await fail('40001').execute(tx)
      return attempts
    })
    expect(second).toBe(2)

    attempts = 0
    const never = transaction(database, async (tx) => {
      attempts += 1
      await fail('40P01').execute(tx)
    })
    await expect(never).rejects.toMatchObject({ code: '40P01' })
    expect(attempts).toBe(5)
  })

  it('is not tried again after any other error', async () => {
    let attempts = 0
    const work = transaction(database, async (tx) => {
      attempts += 1
      await fail('23505').execute(tx)
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(attempts).toBe(1)
  })

  it('ends well although two lock the same rows the other way round', async () => {
    const [one, two] = [await addCompany('One'), await addCompany('Two')]
    const rename = (ids: number[], name: string) =>
      transaction(database, async (tx) => {
        for (const id of ids) await tx.updateTable('company').set({ name }).where('id', '=', id).execute()
      })
    await Promise.all(
      Array.from({ length: 4 }, (_, index) => rename(index % 2 ? [one.id, two.id] : [two.id, one.id], `Name ${index}`)),
    )
    expect(await nameOf(one.id)).toBe(await nameOf(two.id))
  })

  it('refuses a statement beside it instead of waiting for itself', async () => {
    const work = transaction(database, () => database.selectFrom('company').select('id').execute())
    await expect(work).rejects.toThrow('Inside transaction() use its tx')
    const nested = transaction(database, () => transaction(database, async () => 1))
    await expect(nested).rejects.toThrow('Inside transaction() use its tx')
    expect(await addCompany('Afterwards')).toBeDefined()
  })
})
