import { patientFixture, patientInputFixture, registrationFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Route, useLocation } from 'wouter'
import { renderScene } from '../../../testing/render-scene'
import { type Reply, refusal, success } from '../../../testing/scene'
import RegistrationReview from './registration-review'
// the screen loads it late, and a busy machine later still
import './reject-dialog'

const said = patientInputFixture()
const known = patientFixture({
  last_name: 'Lestari Putri',
  phone: '+6281311112222',
  email: '',
  occupation: 'Perawat',
  version: 4,
})
const open = success({
  registration: registrationFixture({ patient: said }),
  candidates: [{ patient: known, reasons: ['identity'] }],
})

const Address = () => <output>{useLocation()[0]}</output>

/** Opens the review of registration 7, and records the requests. */
async function openReview(replies: Record<string, Reply>) {
  const sent: unknown[] = []
  const noted = Object.entries({ 'GET /api/registration/7': open, ...replies }).map(([call, reply]) => [
    call,
    async (request: Request) => {
      if (request.method === 'POST') sent.push(await request.clone().json())
      return reply(request)
    },
  ])
  await renderScene(
    <>
      <Route path="/clinic/patient/registration/:id" component={RegistrationReview} />
      <Address />
    </>,
    { path: '/clinic/patient/registration/7', replies: Object.fromEntries(noted) },
  )
  return sent
}

test('merges with the values that were chosen, and goes back to the inbox', async () => {
  const merged = registrationFixture({ state: 'merged', patient_id: 12 })
  const sent = await openReview({ 'POST /api/registration/7/merge': success(merged) })
  // values on file stay, missing ones are taken from the visitor
  expect(await screen.findByRole('radio', { name: /^Name, On file/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /^Email, What the visitor wrote/ })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: /^Phone.*, What the visitor wrote/ }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Merge into this patient' }))

  await waitFor(() => expect(screen.getByRole('status', { name: '' }).textContent).toBe('/clinic/patient/registration'))
  expect(sent).toEqual([
    {
      version: 1,
      patient_id: 12,
      patient_version: 4,
      patient: { ...said, last_name: 'Lestari Putri', occupation: 'Perawat' },
    },
  ])
})

test('names the person who decided first, and shows the decision', async () => {
  let decided = false
  await openReview({
    'GET /api/registration/7': (request) =>
      decided
        ? success({
            registration: registrationFixture({
              state: 'rejected',
              reason: 'Sent twice',
              decided_by: 'Sinta Permatasari',
              decided_at: '2026-11-20T03:00:00Z',
            }),
            candidates: [],
          })(request)
        : open(request),
    'POST /api/registration/7/accept': (request) => {
      decided = true
      return refusal(409, 'This registration has been decided already.')(request)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept as new patient' }))
  expect(await screen.findByText(/Sinta Permatasari rejected this registration/)).toBeTruthy()
  expect(screen.getByText('Reason: Sent twice')).toBeTruthy()
  expect(screen.getByText('This registration has been decided already.')).toBeTruthy()
  for (const name of ['Accept as new patient', 'Merge into this patient', 'Reject'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('rejects with a reason only, and keeps it when that fails', async () => {
  const sent = await openReview({ 'POST /api/registration/7/reject': refusal(503, 'The database does not answer.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject the registration' }))
  expect(sent).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Sent twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject the registration' }))
  expect(await dialog.findByText('The database does not answer.')).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'Sent twice')
  expect(sent).toEqual([{ version: 1, reason: 'Sent twice' }])
})
