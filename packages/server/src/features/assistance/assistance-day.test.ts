import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addAssistance } from '../../testing/sample-calls/assistance'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { addProduct } from '../../testing/sample-calls/product'
import { addVisit } from '../../testing/sample-calls/visit'
import { openClinic } from './assistance-fixture'

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('the day of an assistant', () => {
  it('has the visits in the order of the queue, without who left, and who assists', async () => {
    const { world, day, take, yuni } = await openClinic(server)
    const [first, second] = [await addVisit(world), await addVisit(world, { state: 'paused' })]
    await addVisit(world, { state: 'left' })
    await take(second.id)
    const { visits, staff, date } = await day()
    expect([date, staff?.id]).toEqual(['2026-11-23', yuni.staff_id])
    expect(visits.map(({ visit }) => visit.id)).toEqual([first.id, second.id])
    expect(visits.map(({ assistances }) => assistances.length)).toEqual([0, 1])
  })

  it('says what is planned: the services of the appointment, then what the chart plans', async () => {
    const { world, tenant, dentist, day } = await openClinic(server)
    const { id: crown } = await addProduct(world)
    await server.database
      .updateTable('product')
      .set({ scope: 'tooth', odontogram_code: 'fmc', name: 'Mahkota', category: 'prosthodontics' })
      .where((eb) => eb.and({ ...tenant, id: crown }))
      .execute()
    const { id: visit } = await addVisit(world, { state: 'paused' })
    const mode = 'planned'
    const entry = oneEntry({ mode, items: [{ code: 'fmc', surfaces: [] }] })
    expect((await server.call('enterFindings', { token: dentist, path: { id: visit }, body: entry })).status).toBe(200)
    expect((await day()).visits[0]?.planned).toEqual([
      {
        source: 'chart',
        product_id: crown,
        name: 'Mahkota',
        category: 'prosthodontics',
        needs_consent: false,
        teeth: ['46'],
      },
    ])
  })
})

describe('the history', () => {
  it('has own assistances of the days asked for, the last one first, with what the dentist signed', async () => {
    const { world, yuni, sari, dentist, history } = await openClinic(server)
    const done = noteProcedureFixture({
      tooth: null,
      surfaces: [],
      jaw: 'upper',
      product_id: (await addProduct(world)).id,
    })
    const { id, doctor_id } = await addVisit(world, { state: 'paused' })
    const content = noteContentFixture({ procedures: [{ ...done, doctor_id }] })
    await server.call('writeVisitNote', { token: dentist, path: { id }, body: { version: 0, content } })
    const body = { reason: 'Pasien pulang', note_version: 1, version: 1 }
    await addAssistance(world, { state: 'done', staff_id: yuni.staff_id, visit_id: id })
    expect((await history()).rows).toMatchObject([{ procedures: [], queue_date: '2026-11-23' }])
    expect((await server.call('discontinueVisit', { token: dentist, path: { id }, body })).status).toBe(200)
    await addAssistance(world, { state: 'done', staff_id: sari.staff_id })
    const first = await history()
    expect(first).toMatchObject({ count: 1, rows: [{ visit_id: id, procedures: ['Scaling'], state: 'done' }] })
    expect((await history({ from: '2026-11-24' })).count).toBe(0)
    expect((await history({ from: '2026-11-23', until: '2026-11-23', state: 'done' })).count).toBe(1)
    expect((await history({ until: '2026-11-22' })).count).toBe(0)
  })
})
