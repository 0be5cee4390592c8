import type { RoleName } from '@clinic/core/access'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { payorPaymentCardFixture } from '../../entities/claim/claim-fixture'
import { cardFixture } from '../../features/appointment/appointment-fixture'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, success } from '../../testing/scene'
import GlobalSearch from './global-search'

const nothing = success(listOf([]))
const people = ['patient', 'registration', 'appointment', 'doctor', 'doctor-external']
const papers = ['invoice', 'lab-order', 'payor-payment', 'purchase-order']
const empty = Object.fromEntries([...people, ...papers, 'product'].map((path) => [`GET /api/${path}`, nothing]))

async function search(text: string, { role = 'front_office_clinic', replies = {} }: Searched = {}) {
  await renderScene(<GlobalSearch role={role} onClose={() => {}} />, { role, replies: { ...empty, ...replies } })
  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.paste(text) // all at once: keys without time between them get lost in a page that is not drawn
}

interface Searched {
  role?: RoleName
  replies?: Record<string, Reply>
}

it.each(['walk in', 'walk-in', 'WALKIN', 'without appointment'])('finds what the desk does by "%s"', async (text) => {
  await search(text)
  expect(await screen.findByRole('option', { name: 'Walk-in, without appointment' })).toBeTruthy()
})

it('shows five screens, those whose names begin with the text first', async () => {
  await search('re')
  await screen.findByRole('option', { name: /^Receivables/ })
  const found = within(screen.getByRole('group', { name: 'Screens' })).getAllByRole('option')
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'Requests for appointmentsDashboard',
    'RegistrationsPatients',
    'RecallPatients',
    'Receivables and claimsFinance',
    'Returns and transfersMedicine Transactions',
  ])
})

it('finds nothing to do that the role may not', async () => {
  await search('patient', { role: 'nurse_clinic' })
  expect(await screen.findByRole('option', { name: /^Patients/ })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'New patient' })).toBeNull()
})

it.each([
  { tab: 'My week', of: 'doctor_clinic', notOf: 'front_office_clinic' },
  { tab: 'My week', of: 'nurse_clinic', notOf: 'manager_clinic' },
  { tab: 'Price lists', of: 'front_office_clinic', notOf: 'doctor_clinic' },
] as const)('knows the tab $tab of $of, which $notOf has not', async ({ tab, of, notOf }) => {
  await search(tab, { role: of })
  expect(await screen.findByRole('option', { name: new RegExp(`^${tab}`) })).toBeTruthy()
  cleanup()
  await search(tab, { role: notOf })
  expect(screen.queryByRole('option', { name: new RegExp(`^${tab}`) })).toBeNull()
})

it('finds the appointments of a patient from today on, with day and dentist', async () => {
  const asked: string[] = []
  const appointments: Reply = (request) => {
    asked.push(new URL(request.url).search)
    return success(listOf([cardFixture({ starts_at: '2026-12-01T02:00:00Z' })]))(request)
  }
  await search('siti', { replies: { 'GET /api/appointment': appointments } })
  const option = await screen.findByRole('option', { name: /drg\. Ratna Dewi/ })
  expect(option.textContent).toMatch(/Dec 1.*09:00/)
  expect(asked.at(-1)).toMatch(/from=\d{4}-\d\d-\d\d/)
})

it('finds a payment of a payor by its reference', async () => {
  const payments = success(listOf([payorPaymentCardFixture()]))
  await search('trf-0091', { replies: { 'GET /api/payor-payment': payments } })
  const option = await screen.findByRole('option', { name: /TRF-0091/ })
  expect(option.textContent).toMatch(/Asuransi Sentosa Jiwa.* · PPY\/2026\/0001/)
})
