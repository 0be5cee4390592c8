import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { renderScene } from '../../../testing/render-scene'
import { type Reply, refusal, success } from '../../../testing/scene'
import '../patient-details'
import './copy-dialog'
import PatientPage from '../patient-page'

// Seen to fail: with the button for everybody, and with an empty file.

const files: Blob[] = []
vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
  if (file instanceof Blob) files.push(file)
  return 'blob:copy'
})
afterEach(() => void files.splice(0))

const given: Schema<'PatientCopy'> = {
  patient_id: 12,
  record_number: '00-00-12',
  former_record_numbers: [],
  name: 'Ayu Lestari',
  given_at: '2026-11-20T02:00:00.000Z',
  given_by: 'Sinta',
  sections: [{ name: 'note', rows: [{ id: 3, doctor_name: 'drg. Ratna' }] }],
}

const openDetails = (reply: Reply, role: 'manager_clinic' | 'front_office_clinic' = 'manager_clinic') =>
  renderScene(<Route path="/:area/patient/:id/details" component={PatientPage} />, {
    role,
    path: '/clinic/patient/12/details',
    replies: { 'GET /api/patient/12': success(patientFixture()), 'GET /api/patient/12/copy': reply },
  })
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Give out a copy' }))
  return screen.findByRole('alertdialog', { name: 'Give Ayu Lestari a copy of their record?' })
}

test('a manager reads what a copy contains, and has it as a file', async () => {
  await openDetails(success(given))
  const dialog = await ask()
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(4)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download the copy' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(files.map(({ type }) => type)).toEqual(['application/json'])
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(given)
})

test('a copy that could not be made says so, and can be asked for again', async () => {
  await openDetails(refusal(503, 'The database does not answer.'))
  const dialog = await ask()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download the copy' }))
  await within(dialog).findByText(/The database does not answer/)
  expect(within(dialog).getByRole('button', { name: 'Download the copy' })).toHaveProperty('disabled', false)
  expect(files).toEqual([])
})

test('the front office is not offered a copy: it holds notes they do not read', async () => {
  await openDetails(success(given), 'front_office_clinic')
  await screen.findByRole('button', { name: 'Deactivate' })
  expect(screen.queryByRole('button', { name: 'Give out a copy' })).toBeNull()
})
