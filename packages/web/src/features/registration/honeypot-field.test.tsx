import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { consent, openPage, registerButton, resetPage, saveDraft } from './register-fixture'

beforeEach(resetPage)

test('has a trap for robots that no key leads to and no screen reader tells', async () => {
  const { show, app } = await openPage()
  await saveDraft(app.drafts)
  const { container } = show()
  const box = await consent()
  box.focus()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Back')
  await userEvent.tab({ shift: true })
  expect(document.activeElement?.getAttribute('name')).toBe('consent')
  expect(container.querySelector('[name=website_url]:not([type=hidden])')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).toBeNull()
})

test('hands on what a robot wrote into the trap', async () => {
  const { sent, show, app } = await openPage()
  await saveDraft(app.drafts)
  const { container } = show()
  await userEvent.click(await consent())
  const trap = container.querySelector<HTMLInputElement>('[name=website_url]')
  if (trap) trap.value = 'https://spam.test'
  await userEvent.click(await registerButton())
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ website_url: 'https://spam.test' }))
})
