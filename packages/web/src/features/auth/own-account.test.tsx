import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import { sessionsFixture } from './login-account-fixture'
import OwnAccount from './own-account'

async function open(others: number, change: Reply = success({})) {
  const sent: unknown[] = []
  let sessions = sessionsFixture(others)
  const endOthers: Reply = (request) => {
    sessions = sessionsFixture(0)
    return success({})(request)
  }
  await renderScene(<OwnAccount />, {
    path: '/clinic/dashboard/account',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/auth/session': (request) => success(listOf(sessions))(request),
      'POST /api/auth/session/end-others': endOthers,
      'POST /api/auth/password': async (request) => {
        sent.push(await request.json())
        return change(request)
      },
    },
  })
  return { sent }
}
const devices = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (typed: Record<string, string>) => {
  for (const [label, text] of Object.entries(typed))
    await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text)
}

describe('the own account', () => {
  it('tells where one is signed in, and ends all of it but this', async () => {
    await open(3)
    await screen.findByText('192.168.1.20')
    expect(devices()).toEqual([
      'Chrome on WindowsThis one',
      'Samsung Internet on Android',
      'Safari on iOS',
      'Unknown device',
    ])
    await press('Sign out everywhere else')
    await waitFor(() => expect(devices()).toEqual(['Chrome on WindowsThis one']))
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })

  it('gets another password for the current one', async () => {
    const { sent } = await open(0)
    await type({ 'Current password': 'correct horse', 'New password': 'enam kata', 'The same': 'enam kata!' })
    await press('Change password')
    expect(screen.getByText('This is not the same password')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^New password/))
    expect(sent).toEqual([])
    await type({ 'New password': ' yang panjang', 'The same': '{Backspace} yang panjang' })
    await press('Change password')
    const body = { current_password: 'correct horse', password: 'enam kata yang panjang' }
    await waitFor(() => expect(sent).toEqual([body]))
    await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toHaveProperty('value', ''))
  })

  it('keeps what was typed when the current password is wrong, with the error at its field', async () => {
    const fields = { current_password: 'This is not your current password' }
    await open(0, refusal(422, 'Please check.', { fields }))
    const password = 'enam kata yang panjang'
    await type({ 'Current password': 'wrong', 'New password': password, 'The same': password })
    await press('Change password')
    expect(await screen.findByText(fields.current_password)).toBeTruthy()
    const current = screen.getByLabelText(/^Current password/)
    await waitFor(() => expect(document.activeElement).toBe(current))
    expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', password)
    await type({ 'Current password': '!' })
    expect(screen.queryByText(fields.current_password)).toBeNull()
  })

  it('shows how long to wait after too many guesses', async () => {
    await open(0, refusal(429, 'Too many failed attempts. Please try again in 15 minutes.'))
    const password = 'enam kata yang panjang'
    await type({ 'Current password': 'wrong', 'New password': password, 'The same': password })
    await press('Change password')
    expect(await screen.findByText(/Please try again in 15 minutes/)).toBeTruthy()
  })
})
