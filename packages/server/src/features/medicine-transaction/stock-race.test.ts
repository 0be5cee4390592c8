import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { scaled } from '../../../../../scale'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { contentColumns } from './content-columns'
import { openStore } from './stock-fixture'

const server = await startTestServer()
afterAll(() => server.close())

const units = scaled(500)
const withdrawals = 4 * units
/** As many requests wait for the server at any time. */
const atOnce = 20

it(`${withdrawals} withdrawals at once from ${units} units: ${units} succeed, and at every commit the stock is the sum of its movements`, {
  timeout: patience,
}, async () => {
  const { world, medicine_id, manager, adjustment, counted } = await openStore(server)
  const { company_id, clinic_id } = world.clinic
  const { id: batch_id } = await addBatch(world, { medicine_id, quantity: units })
  const content = contentColumns(adjustment('lost', { batch_id, quantity: 1 }))
  const asked = { company_id, clinic_id, kind: 'adjustment' as const, state: 'requested' as const }
  const stages = JSON.stringify([{ state: 'requested', by: 'Rina', at: new Date().toISOString(), reason: '' }])
  const documents = await server.database
    .insertInto('medicine_transaction')
    .values(Array.from({ length: withdrawals }, () => ({ ...asked, ...content, stages })))
    .returning(['id'])
    .execute()

  const seen: unknown[] = []
  let isRunning = true
  const watching = (async () => {
    while (isRunning) seen.push(await counted())
  })()
  const statuses: number[] = []
  const waiting = documents.map(({ id }) => id)
  const post = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const request = { token: manager, path: { id }, body: { version: 1 } }
      statuses.push((await server.call('postMedicineTransaction', request)).status)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, post))
  isRunning = false
  await watching

  const count = (status: number) => statuses.filter((each) => each === status).length
  expect([count(200), count(422)]).toEqual([units, withdrawals - units])
  expect(seen.length).toBeGreaterThan(3)
  for (const each of seen) expect(each).toMatchObject({ on_hand: Object(each).moved, batches: Object(each).moved })
  expect(await counted()).toEqual({ on_hand: 0, batches: 0, moved: 0 })

  // they were committed one after another: after each of them the balance it kept is the sum of all so far
  const { rows } = await sql<{ moved: number; wrong: number }>`select count(*) as moved,
      count(*) filter (where balance <> total or batch_balance <> total) as wrong
    from (select balance, batch_balance, sum(quantity) over (order by id) as total from medicine_movement
      where company_id = ${company_id} and clinic_id = ${clinic_id}) as movements`.execute(server.database)
  expect(rows).toEqual([{ moved: units + 1, wrong: 0 }])
})
