import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Route, useLocation } from 'wouter'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../../testing/scene'
import { mergePreviewFixture } from './merge-fixture'
import './duplicate-choice'
import './merge-question'
import './merge-review'
import PatientMerge from './patient-merge'

const { patient, duplicate } = mergePreviewFixture()
const Address = () => <output>{useLocation()[0]}</output>

async function openMerge(replies: Record<string, Reply>, path = '/clinic/patient/12/merge?duplicate=13') {
  const sent: unknown[] = []
  const noted = Object.entries({
    'GET /api/patient/12': success(patient),
    'GET /api/patient/12/merge-preview': success(mergePreviewFixture()),
    ...replies,
  }).map(([call, reply]) => [
    call,
    async (request: Request) => {
      if (request.method === 'POST') sent.push(await request.clone().json())
      return reply(request)
    },
  ])
  await renderScene(
    <>
      <Route path="/clinic/patient/:id/merge" component={PatientMerge} />
      <Address />
    </>,
    { role: 'front_office_clinic', path, replies: Object.fromEntries(noted) },
  )
  return sent
}

test('merges with the values that were chosen, and goes to the patient who was kept', async () => {
  const sent = await openMerge({ 'POST /api/patient/12/merge': success(patient) })
  // the fuller value is proposed
  expect(await screen.findByRole('radio', { name: /^Email, duplicate/ })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: /^Phone.*, duplicate/ }))
  await userEvent.click(screen.getByRole('radio', { name: /^Name, kept patient/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
  const question = await screen.findByRole('alertdialog', { name: 'Merge Sitti into Ayu Lestari?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(screen.getByText('/clinic/patient/12')).toBeTruthy())
  expect(sent).toMatchObject([
    {
      version: patient.version,
      duplicate_id: 13,
      duplicate_version: duplicate.version,
      patient: { first_name: 'Ayu', last_name: 'Lestari', phone: duplicate.phone, email: duplicate.email },
    },
  ])
})

test('says how much moves, and that contradictions are shown', async () => {
  await openMerge({})
  expect(await screen.findByText('Appointments')).toBeTruthy()
  expect(screen.queryByText('Registrations')).toBeNull()
  expect(screen.getByText(/side by side afterwards, for a dentist/)).toBeTruthy()
})

test.each<[Schema<'MergeObstacle'>, RegExp]>([
  ['visit_under_way', /has a visit under way/],
  ['same_time', /appointment at the same time/],
  ['merged', /was merged already/],
])('%s is told before, and nothing can be sent', async (obstacle, sentence) => {
  await openMerge({ 'GET /api/patient/12/merge-preview': success({ ...mergePreviewFixture(), obstacle }) })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true)
})

test('a refusal stands in the question, and what was chosen stays', async () => {
  await openMerge({ 'POST /api/patient/12/merge': refusal(409, 'Somebody changed this in the meantime.') })
  await userEvent.click(await screen.findByRole('radio', { name: /^Phone.*, duplicate/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText(/changed this in the meantime/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('radio', { name: /^Phone.*, duplicate/ })).toHaveProperty('checked', true)
})

test('similar patients are offered first, each with the reasons why', async () => {
  await openMerge(
    { 'POST /api/patient/match': success(listOf([{ patient: duplicate, reasons: ['phone'] }])) },
    '/clinic/patient/12/merge',
  )
  const link = await screen.findByRole('link', { name: 'Compare with Sitti' })
  expect(link.getAttribute('href')).toBe('/clinic/patient/12/merge?duplicate=13')
})

test('where nobody is similar, anybody can be searched for', async () => {
  await openMerge({ 'POST /api/patient/match': success(listOf([])) }, '/clinic/patient/12/merge')
  expect(await screen.findByText(/Nobody of this clinic looks like/)).toBeTruthy()
  expect(screen.getByRole('combobox', { name: /Another patient/ })).toBeTruthy()
})

test('a patient of another clinic cannot be compared', async () => {
  await openMerge({
    'GET /api/patient/12/merge-preview': refusal(404, 'This does not exist, or not in your clinic.'),
    'GET /api/patient/12': success(patientFixture()),
  })
  expect(await screen.findByRole('heading', { name: 'There is no such patient in this clinic' })).toBeTruthy()
})
