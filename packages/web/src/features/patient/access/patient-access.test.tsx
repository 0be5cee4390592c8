import { patientFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Route } from 'wouter'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../../testing/scene'
import './patient-access'
import PatientPage from '../patient-page'

const open = (readings: Reply, role: 'manager_clinic' | 'front_office_clinic' = 'manager_clinic') =>
  renderScene(<Route path="/:area/patient/:id/access" component={PatientPage} />, {
    role,
    path: '/clinic/patient/12/access',
    replies: { 'GET /api/patient/12': success(patientFixture()), 'GET /api/patient/12/access': readings },
  })
const reading = { user_name: 'drg. Ratna', role: 'doctor_clinic', action: 'read', object: 'visit_note' } as const

it('names who read the patient, when, as what, and how', async () => {
  await open(success(listOf([{ id: '4-0', at: '2026-11-20T03:12:00.000Z', ...reading }])))
  const table = await screen.findByRole('table', { name: 'Who read this patient' })
  const row = await within(table).findByRole('row', { name: /drg\. Ratna/ })
  expect(within(row).getByRole('rowheader').textContent).toContain('Nov 20, 2026')
  const cells = within(row).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['drg. Ratna', 'Dentist', 'Note', 'Opened'])
})

it('leads to what was changed of the patient', async () => {
  await open(success(listOf([])))
  const link = await screen.findByRole('link', { name: 'See what was changed' })
  expect(link.getAttribute('href')).toBe('/clinic/information/activity?patient=12')
})

it('says that nobody read the patient, and never so when it could not be loaded', async () => {
  const { unmount } = await open(success(listOf([])))
  await screen.findByText('Nobody has read this patient yet')
  unmount()
  await open(refusal(503, 'The database does not answer.'))
  await screen.findByText(/The database does not answer/)
  expect(screen.queryByText('Nobody has read this patient yet')).toBeNull()
})

it('is not asked for by who may not read it', async () => {
  let isAsked = false
  await open((request) => {
    isAsked = true
    return success(listOf([]))(request)
  }, 'front_office_clinic')
  await screen.findByText('This page is for another role')
  expect(isAsked).toBe(false)
})
