import { expect, it, onTestFinished } from 'vitest'
import { verifyAudit } from '../audit/verify'
import { ask } from '../testing/program/ask'
import { startBuiltServer } from '../testing/program/built-server'
import { newFolder, open, openClinicAt } from '../testing/program/place'

// Seen to fail: with a patience of 5 s in read-log.ts.
it('3a-32: a crash loses the readings of the last moment at most', { timeout: 60_000 }, async () => {
  const place = { DATA_DIR: newFolder() }
  const { company_id, token } = await openClinicAt(place)
  const server = await startBuiltServer(place)
  const answered: number[] = []
  const began = performance.now()
  while (performance.now() < began + 3_000) {
    await ask(server.address, { path: `/api/patient?search=${answered.length}`, token })
    answered.push(performance.now())
  }
  await server.kill('SIGKILL')
  const killed = performance.now()

  const { database, close } = await open(place)
  onTestFinished(close)
  const events = await database
    .selectFrom('audit_event')
    .select('query')
    .where('company_id', '=', company_id)
    .orderBy('group_number')
    .orderBy('position')
    .execute()
  // 200 ms until a group is written, and what writing takes on a busy machine
  const certain = answered.filter((moment) => moment < killed - 1_000).length
  expect(certain).toBeGreaterThan(0)
  expect(events.length).toBeGreaterThanOrEqual(certain)
  expect(events.map(({ query }) => query?.search)).toEqual(events.map((_, index) => String(index)))
  expect(await verifyAudit(database)).toMatchObject([{ events: events.length, problem: undefined }])
})
