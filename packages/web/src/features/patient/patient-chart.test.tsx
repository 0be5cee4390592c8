import { patientFixture } from '@clinic/core/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Route, useSearch } from 'wouter'
import { contradictedFixture, odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, success } from '../../testing/scene'
// what comes later is here with the file: no test waits for its compilation
import '../../entities/odontogram/history/chart-comparison'
import '../../entities/odontogram/history/contradictions'
import '../../entities/odontogram/read-chart'
import PatientChart from './patient-chart'

const openChart = (chart: Reply, query = '') =>
  renderScene(
    <>
      <Route path="/:area/patient/:id/odontogram" component={PatientChart} />
      <Address />
    </>,
    {
      role: 'doctor_clinic',
      path: `/doctor/patient/1/odontogram${query}`,
      replies: { 'GET /api/patient/1': success(patientFixture({ id: 1 })), 'GET /api/patient/1/odontogram': chart },
    },
  )
const Address = () => <span data-testid="address">{useSearch()}</span>
const visits = [
  { visit: 'v1', date: '2025-02-11', doctor_name: 'drg. Ratna', is_examination: true },
  { visit: 'v2', date: '2026-11-20', doctor_name: 'drg. Bagus', is_examination: true },
]
const row = async (tooth: string) => {
  const table = await screen.findByRole('table', { name: 'Chart of teeth' })
  return within(table)
    .getAllByRole('row')
    .find((each) => each.textContent?.startsWith(tooth))?.textContent
}

const overTime = odontogramFixture(
  [
    '46 o car',
    { line: '46 o cof', visit: 'v2', by: 'budi' },
    { line: '36 mis karies', visit: 'v3' },
    { line: '-36 mis', visit: 'v3', reason: 'Gigi lain' },
  ],
  { visits: [...visits, { visit: 'v3', date: '2026-11-22', doctor_name: 'drg. Ratna', is_examination: false }] },
)
const slider = (name = 'Chart as of the visit') => screen.findByRole<HTMLInputElement>('slider', { name })
const address = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '')
/** A range takes no keys in this browser: the value that a key leaves behind. */
const slide = (element: HTMLInputElement, to: number) => fireEvent.change(element, { target: { value: String(to) } })

describe('the chart over time', () => {
  it('is shown after each visit by a slider that says date, dentist and examination', async () => {
    await openChart(success(overTime))
    const visit = await slider()
    expect(visit.getAttribute('aria-valuetext')).toBe('Nov 22, 2026 · drg. Ratna, now (3 of 3)')
    expect(await row('46')).toMatch(/Composite/)
    slide(visit, 0)
    expect(visit.getAttribute('aria-valuetext')).toBe('Feb 11, 2025 · drg. Ratna, examination (1 of 3)')
    expect(await row('46')).toMatch(/Caries/)
    expect(await row('46')).not.toMatch(/Composite/)
  })

  it('stands in the address, which a reload and a link keep; now has no place of its own', async () => {
    await openChart(success(overTime), '?as-of=v1&layer=first')
    expect((await slider()).value).toBe('0')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Layer shown' }).value).toBe('first')
    await userEvent.click(screen.getByRole('button', { name: 'Later visit' }))
    expect(address().get('as-of')).toBe('v2')
    await userEvent.click(screen.getByRole('button', { name: 'Later visit' }))
    expect(address().has('as-of')).toBe(false)
    expect(address().get('layer')).toBe('first')
  })

  it('shows what the examination of the time had found', async () => {
    await openChart(success(overTime), '?as-of=v1&layer=first')
    await slider()
    const marks = () => document.querySelectorAll('[data-layer=first] [data-tooth="46"] polygon').length
    const found = marks()
    await userEvent.click(screen.getByRole('button', { name: 'Later visit' }))
    expect(marks()).toBe(found)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layer shown' }), 'Of this visit')
    expect(document.querySelector('[data-layer=today]')).toBeTruthy()
  })

  it('ignores visits and layers in the address that do not exist', async () => {
    await openChart(success(overTime), '?as-of=v9&against=x&layer=all')
    expect((await slider()).value).toBe('2')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Layer shown' }).value).toBe('now')
    expect(screen.getByRole('button', { name: 'Compare two visits', pressed: false })).toBeTruthy()
  })

  it('has no slider and nothing to compare after one visit', async () => {
    await openChart(success(odontogramFixture(['46 o car'], { visits: visits.slice(0, 1) })))
    expect(await row('46')).toMatch(/Caries/)
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Compare two visits' })).toBeNull()
  })

  it('tells who entered what stands on a tooth, and who dictated it', async () => {
    const [first, ...others] = overTime.findings
    const dictated = { ...first, by: 'yuni', by_name: 'Yuni', dictated_by: 'ratna' }
    await openChart(success({ ...overTime, findings: [dictated, ...others] }), '?as-of=v1')
    expect(await row('46')).toMatch(/Yuni, dictated by drg. Ratna$/)
    await userEvent.click(await screen.findByRole('button', { name: 'Later visit' }))
    expect(await row('46')).toMatch(/drg. Budi Santoso$/)
  })
})

describe('two visits beside each other', () => {
  const side = async (name: string) => within(await screen.findByRole('region', { name }))
  const differences = async () =>
    within(await screen.findByRole('region', { name: 'What differs' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const framed = (within_: Element | null) =>
    Array.from(within_?.querySelectorAll('[data-changed]') ?? [], (each) => each.getAttribute('data-changed'))

  it('are told apart in words and on both drawings, and stand in the address', async () => {
    await openChart(success(overTime))
    await userEvent.click(await screen.findByRole('button', { name: 'Compare two visits' }))
    const first = await side('First moment')
    expect(first.getByRole<HTMLInputElement>('slider').value).toBe('1')
    expect(await differences()).toEqual([])
    expect(screen.getByText('Nothing differs between these two moments.')).toBeTruthy()
    slide(first.getByRole('slider'), 0)
    expect(address().get('against')).toBe('v1')
    expect(await differences()).toEqual([
      expect.stringMatching(/^46Caries \(Occlusal\)becomesComposite filling \(Occlusal\).*drg. Budi Santoso$/),
    ])
    for (const name of ['First moment', 'Second moment'])
      expect(framed(screen.getByRole('region', { name }))).toEqual(['46'])
    await userEvent.click(screen.getByRole('button', { name: 'Compare two visits', pressed: true }))
    expect(address().has('against')).toBe(false)
  })

  it('can go back in time', async () => {
    await openChart(success(overTime), '?against=v2&as-of=v1')
    expect(await differences()).toEqual([expect.stringMatching(/^46Composite.*becomesCaries/)])
    expect((await side('Second moment')).getByRole<HTMLInputElement>('slider').value).toBe('0')
  })

  it('say of what holds no longer who took it back, and why', async () => {
    const until = overTime.findings.map((each) => (each.mode === 'error' ? { ...each, visit: 'v4' } : each))
    const v4 = { visit: 'v4', date: '2026-11-23', doctor_name: 'drg. Bagus', is_examination: false }
    await openChart(success({ ...overTime, findings: until, visits: [...overTime.visits, v4] }), '?against=v3')
    expect(await differences()).toEqual([
      expect.stringMatching(/^36no longer: Missing \(caries\)entered in error, .*drg. Ratna Dewi, Sp.KG: Gigi lain$/i),
    ])
  })

  it('are compared as planned', async () => {
    const chart = odontogramFixture(['+46 poc', { line: '36 o car; +26 rct', visit: 'v2' }], { visits })
    await openChart(success(chart), '?against=v1&layer=planned')
    expect(await differences()).toEqual([expect.stringMatching(/^26new: planned: Root canal/)])
  })
})

it('says where two people contradict each other, and who decides', async () => {
  await openChart(success(contradictedFixture('46 o car', '46 o amf', { visits })))
  const part = await screen.findByRole('region', { name: '1 contradiction to decide' })
  const [ratna, budi] = ['drg. Ratna Dewi, Sp.KG', 'drg. Budi Santoso'].map((name) => new RegExp(`${name}`))
  const group = within(part).getByRole('group', { name: '46: who is right?' })
  expect(group.textContent).toMatch(/46: Caries \(Occlusal\)/)
  for (const name of [ratna, budi]) expect(within(group).getByText(name ?? '')).toBeTruthy()
  expect(within(part).getByText(/dentist who treats the patient decides/)).toBeTruthy()
  expect(within(part).queryByRole('button')).toBeNull()
})

it('is never drawn as a healthy mouth when it cannot be loaded', async () => {
  await openChart(refusal(503, 'The database does not answer.'))
  expect(await screen.findByText(/The database does not answer/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Chart of teeth' })).toBeNull()
})

it('explains why an assistant may not read it', async () => {
  await openChart(refusal(404, 'This does not exist, or not in your clinic.'))
  expect(await screen.findByText(/open to assistants only on the day of a visit/)).toBeTruthy()
})
