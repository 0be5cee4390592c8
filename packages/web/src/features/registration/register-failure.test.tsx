import { receiptFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { refusal, success } from '../../testing/scene'
import { consent, fill, heading, openPage, registerButton, resetPage, saveDraft } from './register-fixture'

beforeEach(resetPage)

test('withdraws the message about the server when the network is back', async () => {
  const { show, app } = await openPage({ register: () => Promise.reject(new TypeError('Failed to fetch')) })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  window.dispatchEvent(new Event('offline'))
  await userEvent.click(await registerButton())
  await screen.findByRole('alert')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('registers once when the button is pressed twice', async () => {
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { sent, show, app } = await openPage({
    register: async (request) => {
      await waiting
      return success(receiptFixture(), 201)(request)
    },
  })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.dblClick(await registerButton())
  answer()
  await heading(/Your registration is sent/)
  expect(sent).toHaveLength(1)
})

test('keeps the typed text when the clinic fails, and sends it again under the same key', async () => {
  let isUp = false
  const { sent, show, app } = await openPage({
    register: (request) =>
      isUp ? success(receiptFixture(), 201)(request) : refusal(503, 'The database does not answer.')(request),
  })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  expect(within(await screen.findByRole('alert')).getByText('The database does not answer.')).toBeTruthy()
  expect(screen.getByLabelText(/^First name/)).toHaveProperty('value', 'Ayu')

  isUp = true
  await userEvent.click(await registerButton())
  await heading(/Your registration is sent/)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('sends a changed registration under a new key', async () => {
  const { sent, show, app } = await openPage({ register: refusal(503, 'The database does not answer.') })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  await screen.findByRole('alert')
  fill(/^First name/, 'Ayun')
  await userEvent.click(await registerButton())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('shows when to try again after too many registrations', async () => {
  const { show, app } = await openPage({
    register: () =>
      Response.json(
        { status: 'failed', msg: 'Too many requests. Please try again later.', data: {} },
        { status: 429, headers: { 'Retry-After': '700' } },
      ),
  })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  expect(within(await screen.findByRole('alert')).getByText(/try again in 12 minutes/)).toBeTruthy()
})
