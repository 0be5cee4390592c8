import { screen, waitFor } from '@testing-library/react'
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

test('Back goes one step back and Forward one on, as far as the machine lets them', async () => {
  const { show } = await openPage({ path: '/patient/register?clinic=kemang' })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: clinic.name })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByLabelText(/^First name/)
  fill(/^First name/, 'Ayu')

  history.back()
  await focusTells(/Clinic Information/)
  history.forward()
  await focusTells(/Patient Information/)
  expect(screen.getByLabelText(/^First name/)).toHaveProperty('value', 'Ayu')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await focusTells(/Clinic Information/)
  history.back()
  await focusTells(/Language Selection/)
})

test('Back on a draft that was taken up goes to the step before', async () => {
  const { show, app } = await openPage()
  await saveDraft(app.drafts)
  show()
  await consent()
  await waitFor(() => expect(history.state).toEqual({ registrationStep: 2 }))
  history.back()
  await heading(/Clinic Information/)
})

test('Back from the code leads out of the page, not into the form', async () => {
  const { show, app } = await openPage()
  history.pushState(null, '', '/before')
  history.pushState(null, '', '/patient/register')
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  await screen.findByText('REG-8F3K2M')
  await waitFor(() => expect(history.state).toEqual({ registrationStep: 0 }))
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/before'))
})
