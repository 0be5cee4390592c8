import { patientFixture } from '@clinic/core/testing'
import '@clinic/core/terminology'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, type Scene, success } from '../../testing/scene'
import './summary-chart'
import './visits/last-visit'
import PatientPage from './patient-page'
import { patientVisitFixture } from './visits/patient-visit-fixture'

const ayu = patientFixture()

const openPage = (reply: Reply, scene: Scene = {}) =>
  renderScene(<Route path="/:area/patient/:id" component={PatientPage} />, {
    role: 'front_office_clinic',
    path: '/clinic/patient/12',
    ...scene,
    replies: { 'GET /api/patient/12': reply, ...scene.replies },
  })

test('fields that SATUSEHAT still needs are listed, each with the way to it', async () => {
  const address = { ...ayu.address, district: '', village: '' }
  await openPage(success({ ...ayu, identification: 'not_available', identity_number: '', address }))
  const note = await screen.findByText(/^Missing for SATUSEHAT:/)
  expect(note.textContent).toBe('Missing for SATUSEHAT: Identity number, District (kecamatan), and Village (kelurahan)')
  expect(
    within(note)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href')),
  ).toEqual([
    '/clinic/patient/12/edit?field=identification',
    '/clinic/patient/12/edit?field=district',
    '/clinic/patient/12/edit?field=village',
  ])
})

test('the phone of a patient is called, or written to', async () => {
  await openPage(success({ ...ayu, phone: '+6281234567890' }))
  expect((await screen.findByRole('link', { name: /812-3456-7890/ })).getAttribute('href')).toBe('tel:+6281234567890')
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/6281234567890')
})

test('a patient who does not want messages is called, but not written to', async () => {
  await openPage(success({ ...ayu, phone: '+6281234567890', no_messages: true }))
  expect((await screen.findByRole('link', { name: /812-3456-7890/ })).getAttribute('href')).toBe('tel:+6281234567890')
  expect(screen.getAllByText('Does not want messages').length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
})

test('a nurse reads, and is offered no change', async () => {
  await openPage(success({ ...ayu, identity_number: '' }), { role: 'nurse_clinic', path: '/nurse/patient/12' })
  await screen.findByRole('heading', { level: 1, name: /Ayu Lestari/ })
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByText(/^Missing for SATUSEHAT/)).toBeNull()
})

test('a patient of nobody or of another clinic does not exist here', async () => {
  await openPage(refusal(404, 'This does not exist, or not in your clinic.'))
  await screen.findByRole('heading', { name: 'There is no such patient in this clinic' })
  expect(screen.getByRole('link', { name: 'To the patients' }).getAttribute('href')).toBe('/clinic/patient')
})

const visits = (...rows: ReturnType<typeof patientVisitFixture>[]) => ({
  'GET /api/patient/12/visit': success(listOf(rows)),
})

test('the last visit says what was done, and leads to all of them', async () => {
  await openPage(success(ayu), {
    role: 'doctor_clinic',
    path: '/doctor/patient/12',
    replies: visits(patientVisitFixture(), patientVisitFixture({ id: 6, queue_date: '2026-01-02' })),
  })
  await screen.findByText(/Nov 20, 2026 · drg\. Ratna/)
  expect(screen.getByText(/^K02\.1.* · 46/)).toBeTruthy()
  expect(screen.getByText(/Tambalan komposit × 2 · 46 MO/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All visits' }).getAttribute('href')).toBe('/doctor/patient/12/visit?visit=7')
  expect(screen.queryByRole('link', { name: 'Go to the practice' })).toBeNull()
})

test('the dentist of a patient in the house is led to the practice, nobody else is', async () => {
  const here = patientVisitFixture({ state: 'in_practice', outcome: null, doctor_id: 1 })
  const open = (doctor_id: number | null, role: 'doctor_clinic' | 'manager_clinic' = 'doctor_clinic') =>
    openPage(success(ayu), { role, account: { doctor_id }, path: '/doctor/patient/12', replies: visits(here) })
  const { unmount } = await open(1)
  const link = await screen.findByRole('link', { name: 'Go to the practice' })
  expect(link.getAttribute('href')).toBe('/doctor/idental/start-practice?visit=7')
  unmount()
  for (const other of [await open(2), await open(null, 'manager_clinic')]) {
    await screen.findByText(/drg\. Ratna/)
    expect(screen.queryByRole('link', { name: 'Go to the practice' })).toBeNull()
    other.unmount()
  }
})

test('a patient who was never here has no last visit', async () => {
  await openPage(success(ayu), { replies: visits() })
  await screen.findByText('This patient has not been here yet.')
})

test.each([
  [
    'manager_clinic',
    'clinic',
    [
      'Summary',
      'Visits',
      'Odontogram',
      'Periodontal',
      'Plans',
      'Files',
      'Prescriptions',
      'Consents',
      'Letters',
      'Invoices',
      'Packages',
      'Insurance',
      'Personal data',
      'Access',
    ],
  ],
  [
    'front_office_clinic',
    'clinic',
    ['Summary', 'Visits', 'Plans', 'Files', 'Letters', 'Invoices', 'Packages', 'Insurance', 'Personal data'],
  ],
  [
    'doctor_clinic',
    'doctor',
    [
      'Summary',
      'Visits',
      'Odontogram',
      'Periodontal',
      'Plans',
      'Files',
      'Prescriptions',
      'Consents',
      'Letters',
      'Packages',
      'Personal data',
    ],
  ],
  [
    'nurse_clinic',
    'nurse',
    [
      'Summary',
      'Visits',
      'Odontogram',
      'Periodontal',
      'Files',
      'Prescriptions',
      'Consents',
      'Packages',
      'Personal data',
    ],
  ],
] as const)('the pages a %s may open stand side by side', async (role, area, names) => {
  await openPage(success(ayu), { role, path: `/${area}/patient/12` })
  const tabs = within(await screen.findByRole('navigation', { name: 'The record of the patient' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
  expect(tabs.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(`/${area}/patient/12`)
  expect(tabs.getByRole('link', { name: 'Visits' }).getAttribute('href')).toBe(`/${area}/patient/12/visit`)
})

test('a dentist sees the mouth at a glance; what cannot be read is no healthy mouth, and nobody else asks for it', async () => {
  const asked = vi.fn()
  const chart: Reply = (request) => {
    asked()
    return success(odontogramFixture(['46 o car']))(request)
  }
  const open = (doctor_id: number | null, reply: Reply = chart) =>
    openPage(success(ayu), {
      role: doctor_id === null ? 'manager_clinic' : 'doctor_clinic',
      path: '/doctor/patient/12',
      account: { doctor_id },
      replies: { ...visits(), 'GET /api/patient/12/odontogram': reply },
    })
  const mine = await open(1)
  expect(await screen.findByText('DMF-T 1 (D 1, M 0, F 0)')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open the chart' })
  expect(link.getAttribute('href')).toBe('/doctor/patient/12/odontogram')
  mine.unmount()
  const failed = await open(1, refusal(503, 'The database does not answer.'))
  expect(await screen.findByText('The database does not answer.')).toBeTruthy()
  expect(screen.queryByText(/DMF-T/)).toBeNull()
  failed.unmount()
  asked.mockClear()
  await open(null)
  await screen.findByText('This patient has not been here yet.')
  expect(asked).not.toHaveBeenCalled()
})
