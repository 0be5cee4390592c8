import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { csv, headings, nik, openDesk, patientRow } from './import-fixture'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer({ now: () => new Date('2026-11-22T03:00:00Z') })

afterAll(() => server.close())

const born = (text: string) => [{ column: 2, text }]

async function openRefused() {
  const desk = await openDesk(server)
  const file = csv(headings, patientRow(1), patientRow(2, { born: '?' }), patientRow(3, { born: '31/02/1990' }))
  const checked = await desk.checked(file)
  return { ...desk, checked, rowsOf: async () => (await desk.rows(checked.id)).body.data.rows }
}

describe('a refused row', () => {
  it('is ready once it is corrected, and nothing else of the file is touched', async () => {
    const { checked, rowsOf, ...desk } = await openRefused()
    const before = await rowsOf()
    const { status, body } = await desk.mend(checked, 3, born('17/05/1990'))
    expect([status, body.data]).toMatchObject([
      200,
      { state: 'checked', checked_count: 3, invalid_count: 1, version: checked.version + 1 },
    ])
    const mended = { line: 3, cells: patientRow(2, { born: '17/05/1990' }), state: 'valid', problems: [] }
    expect(await rowsOf()).toEqual([before[0], mended, before[2]])
    expect(await desk.until('runImport', checked.id)).toMatchObject({ created_count: 2, invalid_count: 1 })
  })

  it('stays refused, with what is wrong now', async () => {
    const { checked, rowsOf, ...desk } = await openRefused()
    const { body } = await desk.mend(checked, 3, born('besok'))
    expect(body.data).toMatchObject({ invalid_count: 2 })
    expect((await rowsOf())[1]).toMatchObject({ state: 'invalid', problems: [{ field: 'date_of_birth' }] })
    const again = await desk.mend(body.data, 3, [...born('17/05/1990'), { column: 4, text: patientRow(1)[4] ?? '' }])
    expect(again.body.data.problems).toMatchObject([{ line: 3, text: 'The same as row 2: delete one of them' }, {}])
  })

  it('is corrected by one window; the later one is told', async () => {
    const { checked, ...desk } = await openRefused()
    const statuses = await Promise.all([
      desk.mend(checked, 3, born('17/05/1990')),
      desk.mend(checked, 4, born('18/05/1990')),
    ])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await desk.get(checked.id)).toMatchObject({ invalid_count: 1 })
  })

  it('is refused like a row that is ready, be that one above or below', async () => {
    const { checked, ...desk } = await openRefused()
    const last = [...born('18/05/1990'), { column: 4, text: nik(2) }]
    const mended = (await desk.mend(checked, 4, last)).body.data
    expect(mended).toMatchObject({ invalid_count: 1 })
    const { body } = await desk.mend(mended, 3, born('17/05/1990'))
    expect(body.data.problems).toMatchObject([{ line: 3, text: 'The same as row 4: delete one of them' }])
    expect(await desk.until('runImport', checked.id)).toMatchObject({ created_count: 2, invalid_count: 1 })
  })

  it('keeps hostile text as text, is checked again without cells, and refuses what is too long', async () => {
    const { checked, rowsOf, ...desk } = await openRefused()
    const hostile = `<b>Robert'); drop table patient;--`
    const { body } = await desk.mend(checked, 3, [{ column: 0, text: hostile }, ...born('=1+1')])
    expect((await rowsOf())[1]).toMatchObject({
      cells: patientRow(2, { name: hostile, born: '=1+1' }),
      state: 'invalid',
    })
    expect(String((await desk.problems(checked.id)).bytes)).toContain("'=1+1")
    const again = await desk.mend(body.data, 3, [])
    expect([again.status, again.body.data]).toMatchObject([200, { invalid_count: 2 }])
    const long = await desk.mend(again.body.data, 3, [{ column: 0, text: 'x'.repeat(1001) }])
    expect([long.status, long.body.data]).toMatchObject([
      400,
      { fields: { 'cells.0.text': expect.stringMatching(/1,?000/) } },
    ])
    expect((await desk.mend(again.body.data, 3, [{ column: 0, text: 'a\0b' }])).status).toBe(400)
    const name = [{ column: 0, text: 'x'.repeat(121) }, ...born('17/05/1990')]
    const refused = (await desk.mend(again.body.data, 3, name)).body.data
    expect(refused.problems).toMatchObject([{ line: 3, field: 'first_name', text: expect.stringMatching(/120/) }, {}])
  })

  it('of another clinic, or of a kind the caller may not import, does not exist', async () => {
    const { checked } = await openRefused()
    const other = await openDesk(server)
    expect((await other.mend(checked, 3, [])).status).toBe(404)
  })

  it('is found below another one', async () => {
    const { checked, ...desk } = await openRefused()
    const linesBelow = async (query: Record<string, string>) =>
      (await desk.rows(checked.id, query)).body.data.rows.map(({ line }: { line: number }) => line)
    expect(await linesBelow({ state: 'invalid', after: '3' })).toEqual([4])
    expect(await linesBelow({ after: '2' })).toEqual([3, 4])
    expect(await linesBelow({ after: '4' })).toEqual([])
  })

  it('is not corrected once its import is cancelled', async () => {
    const { checked, ...desk } = await openRefused()
    const { body } = await desk.step('cancelImport', checked.id)
    const { status, body: refusal } = await desk.mend(body.data, 3, born('17/05/1990'))
    expect([status, refusal.data]).toMatchObject([409, { current: { state: 'cancelled' } }])
  })

  it('is not corrected where it is ready, unknown, of no column, or once the import runs or is over', async () => {
    const { checked, ...desk } = await openRefused()
    expect((await desk.mend(checked, 2, born('17/05/1990'))).status).toBe(409)
    expect((await desk.mend(checked, 9, born('17/05/1990'))).status).toBe(404)
    expect((await desk.mend(checked, 3, [{ column: 7, text: 'x' }])).status).toBe(422)
    const done = await desk.until('runImport', checked.id)
    expect((await desk.mend(done, 3, born('17/05/1990'))).status).toBe(409)
  })
})
