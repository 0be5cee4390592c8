import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Route, useSearch } from 'wouter'
import { odontogramFixture } from '../../../entities/odontogram/odontogram-fixture'
import {
  periodontalChartFixture,
  typedPeriodontalChart,
} from '../../../entities/periodontal-chart/periodontal-chart-fixture'
import '../../../entities/periodontal-chart/periodontal-table'
import { renderScene } from '../../../testing/render-scene'
import { type Reply, refusal, success } from '../../../testing/scene'
// what comes later is here with the file: no test waits for its compilation
import './charts-over-time'
import PatientPeriodontal from './patient-periodontal'
import SummaryPeriodontal from './summary-periodontal'

const chart = (overrides: Partial<Schema<'PeriodontalChart'>>) => periodontalChartFixture(overrides)
const now = chart({ id: 2, visit_id: 2, content: typedPeriodontalChart('4b33b 7') })
const before = chart({ date: '2026-05-20', content: typedPeriodontalChart('63b3 4') })

const open = (charts: Reply, query = '') =>
  renderScene(
    <>
      <Route path="/:area/patient/:id/periodontal" component={PatientPeriodontal} />
      <Address />
    </>,
    {
      role: 'doctor_clinic',
      path: `/doctor/patient/1/periodontal${query}`,
      replies: {
        'GET /api/patient/1': success(patientFixture({ id: 1 })),
        'GET /api/patient/1/odontogram': success(odontogramFixture(['38 mis karies'])),
        'GET /api/patient/1/periodontal-chart': charts,
      },
    },
  )
const Address = () => <span data-testid="address">{useSearch()}</span>
const address = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '')

it('the latest chart is shown with its figures, and what cannot be computed is not guessed', async () => {
  await open(success([now, before]))
  // those that bleed, and those of 4 mm and more
  expect(await screen.findAllByText('2 of 4 sites')).toHaveLength(2)
  expect(screen.getByText('needs depth and recession')).toBeTruthy()
})

it('two visits are compared in words and on the drawing, and stand in the address', async () => {
  await open(success([now, before]))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), '1')
  expect(address().get('against')).toBe('1')
  expect(
    await screen.findByText(
      'Of 4 sites measured both times 1 are better and 1 worse by 2 mm or more; 2 newly bleed, 1 bleed no more.',
    ),
  ).toBeTruthy()
  const sites = within(screen.getByRole('region', { name: 'Changed by 2 mm or more' }))
  expect(sites.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '17 disto-buccal4 → 7 mmworse',
    '18 disto-buccal6 → 4 mmbetterbleeds now',
  ])
  expect(sites.getByText('Newly bleeding: 18 mesio-buccal')).toBeTruthy()
  const marks = Array.from(document.querySelectorAll('svg[data-part] [data-change]'), (each) =>
    each.getAttribute('data-change'),
  )
  expect(marks.sort()).toEqual(['better', 'new', 'worse'])
})

it('an earlier chart is shown by its address, and compares only with those before it', async () => {
  await open(success([now, before]), '?chart=1&against=2')
  expect(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Visit' })).toHaveProperty('value', '1')
  expect(screen.queryByRole('combobox', { name: 'Compare with' })).toBeNull()
  expect(screen.queryByText(/measured both times/)).toBeNull()
})

it('the same is told as a table', async () => {
  await open(success([now]))
  await userEvent.click(await screen.findByText('As a table'))
  const table = await screen.findByRole('table', { name: 'Periodontal chart as a table', hidden: true })
  expect(within(table).getByRole('row', { name: /^18/, hidden: true }).textContent).toContain('4 / – B')
})

it('is never drawn as a mouth without pockets when it cannot be loaded', async () => {
  await open(refusal(503, 'The database does not answer.'))
  expect(await screen.findByText(/The database does not answer/)).toBeTruthy()
  expect(document.querySelector('svg[data-part]')).toBeNull()
})

it('stands in the summary of a patient as one line', async () => {
  await renderScene(
    <Route path="/:area/patient/:id">
      <SummaryPeriodontal patient={1} />
    </Route>,
    {
      role: 'doctor_clinic',
      path: '/doctor/patient/1',
      replies: { 'GET /api/patient/1/periodontal-chart': success([now, before]) },
    },
  )
  expect(await screen.findByText('Nov 20, 2026: Bleeding 50 %, 2 sites of 4 mm and more')).toBeTruthy()
})
