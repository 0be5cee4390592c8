import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from './connect'
import { migrate } from './migrate'
import { transaction } from './transaction'

const dataDirectory = mkdtempSync(join(tmpdir(), 'clinic-embedded-'))
// What is left when somebody pulls the plug while the database is being made.
mkdirSync(join(dataDirectory, 'database.new'))
writeFileSync(join(dataDirectory, 'database.new', 'PG_VERSION'), '')
const first = await openDatabase({ dataDirectory })
await migrate(first.database)
await first.close()
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }))

describe('the embedded database', { timeout: 60_000 }, () => {
  it('begins again after it was interrupted while it was made', () => {
    expect(readdirSync(dataDirectory)).toEqual(['database'])
  })

  it('comes back by itself when its engine dies, and tells who was waiting', async () => {
    const { database, close } = await openDatabase({ dataDirectory })
    const { id } = await database
      .insertInto('company')
      .values({ name: 'Kept' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lost = transaction(database, async (tx) => {
      await tx.updateTable('company').set({ name: 'Lost' }).where('id', '=', id).execute()
      await sql`set exit_on_error = on; select 1 / 0`.execute(tx) // what a full disk does: the engine gives up
    })
    const began = performance.now()
    const names = () => database.selectFrom('company').select('name').where('id', '=', id).execute()
    const waiting = Array.from({ length: 20 }, names)
    await expect(lost).rejects.toMatchObject({ code: '57P02', message: expect.stringContaining('FATAL') })
    // Whoever waits is served by the next engine, or told in time that it is not there yet.
    for (const each of await Promise.allSettled(waiting)) {
      expect(each.status === 'fulfilled' ? each.value : each.reason).toMatchObject(
        each.status === 'fulfilled' ? [{ name: 'Kept' }] : { code: '57P02' },
      )
    }
    expect(performance.now() - began).toBeLessThan(1_000)
    await vi.waitFor(async () => expect(await names()).toEqual([{ name: 'Kept' }]), { timeout: 20_000 })
    await close()
  })
})
