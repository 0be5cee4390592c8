import { afterAll, expect, it } from 'vitest'
import { scaled } from '../../../../../scale'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { openShelves } from './count-fixture'

const server = await startTestServer()
afterAll(() => server.close())

it('a count posted while its batches are taken from: never below zero, and at every commit the stock is the sum of its movements', {
  timeout: patience,
}, async () => {
  const shelves = await openShelves(server)
  const { shelve, open, countAll, take, post, recount, join, onHand, sums, rina, sari } = shelves
  const units = 10 + scaled(30)
  const { id: batch_id } = await shelve({ quantity: units })
  const seen: Awaited<ReturnType<typeof sums>>[] = []
  let isRunning = true
  const watching = (async () => {
    while (isRunning) seen.push(await sums())
  })()

  const id = await open([rina, sari])
  await countAll(id, [rina, sari], { [batch_id]: units - 5 })
  const replies = await Promise.all([
    ...Array.from({ length: units }, () => take(batch_id, 1)),
    ...Array.from({ length: 3 }, () => post(id)),
  ])
  isRunning = false
  await watching

  const taken = replies.slice(0, units).filter(({ status }) => status === 200).length
  const posted = replies.slice(units).filter(({ status }) => status === 200).length
  expect(posted).toBeLessThanOrEqual(1)
  expect(await onHand(batch_id)).toBe(units - taken - 5 * posted)
  for (const each of seen) {
    expect(each.least).toBeGreaterThanOrEqual(0)
    expect([each.on_hand, each.batches]).toEqual([each.moved, each.moved])
  }
  if (posted === 1) return
  // everything was taken first: what is missing cannot be taken out any more, until it is counted again
  await recount(id, [batch_id])
  await join(id, rina)
  await countAll(id, [rina], { [batch_id]: await onHand(batch_id) })
  expect((await post(id)).status).toBe(200)
})
