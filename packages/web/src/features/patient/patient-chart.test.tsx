import { patientFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Route } from 'wouter'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, success } from '../../testing/scene'
import PatientChart from './patient-chart'

const openChart = (chart: Reply) =>
  renderScene(<Route path="/:area/patient/:id/odontogram" component={PatientChart} />, {
    role: 'doctor_clinic',
    path: '/doctor/patient/1/odontogram',
    replies: { 'GET /api/patient/1': success(patientFixture({ id: 1 })), 'GET /api/patient/1/odontogram': chart },
  })
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

it('shows the chart as it is now, and as it was after an earlier visit', async () => {
  const chart = odontogramFixture(['46 o car', { line: '46 o cof', visit: 'v2' }], { visits })
  await openChart(success(chart))
  expect(await row('46')).toMatch(/Composite/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shown as of' }), 'v1')
  expect(await row('46')).toMatch(/Caries/)
  expect(await row('46')).not.toMatch(/Composite/)
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
