import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { recordEvent } from '../audit/record-event'
import { createClinic, employ } from '../testing/create-clinic'
import { copyTemplate } from '../testing/database/copy-database'
import { built } from '../testing/program/built-server'
import { open } from '../testing/program/place'
import { run } from '../testing/program/run-server'
import { transaction } from '../use-case/transaction'

const verify = (place: Record<string, string | undefined>, ...noted: string[]) =>
  run(built(new URL('./audit-verify.ts', import.meta.url)), place, noted).ended

describe('pnpm audit-verify', { timeout: 60_000 }, () => {
  it('reports for each company whether its audit is whole, and notices a deleted one', async () => {
    const { place, remove } = await copyTemplate()
    onTestFinished(remove)
    const empty = await verify(place)
    expect(empty).toMatchObject({ code: 1, stderr: 'There is no audit to verify: the database holds no company.\n' })

    await inDatabase(place, async ({ database }) => {
      const clinic = await createClinic(database)
      const { id } = await employ(database, clinic, { role: 'manager_clinic' })
      await transaction(database, async (tx) =>
        recordEvent(tx, { ...clinic, role: 'system' }, { action: 'create', object: 'user', object_id: id }),
      )
    })
    const whole = await verify(place)
    expect(whole).toMatchObject({ code: 0, stderr: '' })
    const [, head = ''] =
      /^Company \d+: 1 events in 1 groups are as they were written\. (\w{64})\n$/.exec(whole.stdout) ?? []
    expect((await verify(place, head)).code).toBe(0)

    await inDatabase(place, async ({ database }) => {
      await sql`set session_replication_role = replica; delete from audit_event; delete from audit_group;
        delete from audit_chain; reset session_replication_role`.execute(database)
    })
    const thrownAway = await verify(place, head)
    expect(thrownAway.stderr.split('\n')).toEqual([
      expect.stringMatching(/^Company \d+: there is no audit at all, although the company has rows in \w+\.$/),
      `No chain goes through ${head} any more.`,
      '',
    ])
    expect(thrownAway.code).toBe(1)
  })

  it('makes no database to find nothing in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-verify-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    expect(await verify({ DATA_DIR: join(folder, 'data') })).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no audit to verify: the folder ${join(folder, 'data')} holds no database.\n`,
    })
  })
})

async function inDatabase(
  place: Parameters<typeof open>[0],
  work: (opened: Awaited<ReturnType<typeof open>>) => Promise<void>,
) {
  const opened = await open(place)
  await work(opened).finally(opened.close)
}
