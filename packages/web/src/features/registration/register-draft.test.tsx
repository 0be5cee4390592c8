import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  clinic,
  consent,
  fill,
  focusTells,
  heading,
  openPage,
  registerButton,
  resetPage,
  saveDraft,
} from './register-fixture'

beforeEach(resetPage)

test('a press while the draft is being read does not overwrite it', async () => {
  const { app, show } = await openPage()
  await saveDraft(app.drafts)
  const read = app.drafts.read
  let deliver = () => {}
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve
  })
  app.drafts.read = async <Value,>(form: string) => {
    await wanted
    return read<Value>(form)
  }
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  deliver()
  await heading(/Patient Information/)
})

test('shows the code again after a reload, until somebody else is registered', async () => {
  const { show, app } = await openPage()
  await saveDraft(app.drafts)
  const first = show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  await screen.findByText('REG-8F3K2M')
  first.unmount()

  const second = show()
  expect(await screen.findByText('REG-8F3K2M')).toBeTruthy()
  expect(screen.queryByText(/was restored/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Register another person' }))
  await heading(/Language Selection/)
  second.unmount()

  show()
  await heading(/Language Selection/)
})

test('continues after a reload at the same step, and discards the draft on request', async () => {
  const { show } = await openPage({ path: '/patient/register?clinic=kemang' })
  const first = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: clinic.name })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByLabelText(/^First name/)
  fill(/^First name/, 'Ayu')
  first.unmount()

  const second = show()
  expect(await screen.findByLabelText(/^First name/)).toHaveProperty('value', 'Ayu')
  expect(screen.getByText(/was restored/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await heading(/Clinic Information/)
  second.unmount()

  show()
  await heading(/Clinic Information/)
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }))
  await focusTells(/Language Selection/)
  expect(screen.queryByText(/was restored/)).toBeNull()
})

test('leaves no draft of a visitor who did nothing', async () => {
  const { show, app } = await openPage()
  show()
  await heading(/Language Selection/)
  expect(await app.drafts.read('registration')).toBeUndefined()
})
