import type { Schema } from '@clinic/api'
import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AccountOf } from '../../entities/account/account-of'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, type Scene, success } from '../../testing/scene'
import { invitedReply, linkToken, loginAccounts, sessionsFixture, yuni } from './login-account-fixture'

async function open(state: Schema<'AccountState'>, more: Record<string, Reply> = {}, overrides: Partial<Scene> = {}) {
  const sent: unknown[] = []
  const heard = Object.entries(more).map(([call, reply]): [string, Reply] => [
    call,
    async (request) => {
      if (request.method !== 'GET') sent.push([call, await request.json()])
      return reply(request)
    },
  ])
  const replies = {
    'GET /api/auth/staff/7/account': success(loginAccounts[state]),
    'GET /api/information': success(informationFixture()),
    'GET /api/auth/account/12/session': success(listOf([])),
    ...Object.fromEntries(heard),
  }
  await renderScene(<AccountOf person={yuni} />, { path: '/clinic/staff/7', replies, ...overrides })
  return { sent }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const buttons = async () => {
  await screen.findByRole('heading', { name: 'Login account' })
  await waitFor(() => expect(screen.queryAllByRole('button').length).toBeGreaterThan(0))
  return screen.getAllByRole('button').map(({ textContent }) => textContent)
}

describe('the login account of an assistant', () => {
  it.each<{ state: Schema<'AccountState'>; offered: string[] }>([
    { state: 'none', offered: ['Invite'] },
    { state: 'invited', offered: ['Disable', 'New link'] },
    { state: 'expired', offered: ['Disable', 'New link'] },
    { state: 'active', offered: ['Disable', 'Reset password'] },
    { state: 'disabled', offered: ['Enable'] },
  ])('that is $state offers $offered', async ({ state, offered }) => {
    await open(state)
    expect(await buttons()).toEqual(offered)
  })

  it('is not shown to the front office', async () => {
    await open('active', {}, { role: 'front_office_clinic' })
    expect(screen.queryByRole('heading', { name: 'Login account' })).toBeNull()
  })

  it('is made with e-mail and role, and its link is shown this once', async () => {
    const { sent } = await open('none', { 'POST /api/auth/staff/7/account': success(invitedReply) })
    await press('Invite')
    const email = await screen.findByLabelText(/^Email/)
    expect(email).toHaveProperty('value', yuni.email)
    await userEvent.clear(email)
    await userEvent.type(email, ' yuni.k@mail.test ')
    await userEvent.selectOptions(screen.getByLabelText(/^Role/), 'Front office')
    await press('Make a link')
    await screen.findByText(`${location.origin}/login#invitation=${linkToken}`)
    const body = { email: 'yuni.k@mail.test', role: 'front_office_clinic' }
    expect(sent).toEqual([['POST /api/auth/staff/7/account', body]])
    const chat = screen.getByRole('link', { name: 'Send by WhatsApp' })
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=Hello%20Yuni%20Kartika/)
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(`/login#invitation=${linkToken}`)
    await press('Done')
    expect(screen.queryByText(new RegExp(linkToken))).toBeNull()
    expect(screen.getByText('Invited')).toBeTruthy()
  })

  it('names the problem of an e-mail', async () => {
    const fields = { email: 'Somebody has this e-mail already' }
    await open('none', { 'POST /api/auth/staff/7/account': refusal(422, 'Please check.', { fields }) })
    await press('Invite')
    const email = await screen.findByLabelText(/^Email/)
    await userEvent.clear(email)
    await press('Make a link')
    expect(screen.getByText('Email is required')).toBeTruthy()
    await userEvent.type(email, 'yuni@mail.test')
    await press('Make a link')
    expect(await screen.findByText('Somebody has this e-mail already')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(email))
  })

  it('gets a new link, for what is corrected', async () => {
    const { sent } = await open('invited', { 'POST /api/auth/account/12/renew': success(invitedReply) })
    await press('New link')
    expect(await screen.findByText('The link before ends at once.')).toBeTruthy()
    await press('Make a link')
    await screen.findByText(new RegExp(linkToken))
    const body = { email: 'yuni@klinikkenari.test', role: 'nurse_clinic' }
    expect(sent).toEqual([['POST /api/auth/account/12/renew', body]])
  })

  it('of who forgot the password is reset by a link, with another role if it changes', async () => {
    const { sent } = await open('active', { 'POST /api/auth/account/12/reset': success(invitedReply) })
    await press('Reset password')
    expect(await screen.findByText(/stops working at once and every device is signed out/)).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText(/^Role/), 'Front office')
    await press('Make a link')
    await screen.findByText(new RegExp(linkToken))
    const body = { email: 'yuni@klinikkenari.test', role: 'front_office_clinic' }
    expect(sent).toEqual([['POST /api/auth/account/12/reset', body]])
  })

  it('that someone else created in the meantime is shown', async () => {
    let reads = 0
    await open('none', {
      'GET /api/auth/staff/7/account': (request) =>
        success(reads++ === 0 ? loginAccounts.none : loginAccounts.invited)(request),
      'POST /api/auth/staff/7/account': refusal(409, 'This person has a login account already.', {
        current: loginAccounts.invited,
      }),
    })
    await press('Invite')
    await press('Make a link')
    expect(await screen.findByText('Invited')).toBeTruthy()
    expect(screen.queryByLabelText(/^Email/)).toBeNull()
  })

  it('is disabled after a confirmation that explains the effect', async () => {
    const { sent } = await open('active', {
      'PUT /api/auth/account/12/status': success(loginAccounts.disabled),
    })
    await press('Disable')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/is signed out at once/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Disable account' }))
    await waitFor(() => expect(sent).toEqual([['PUT /api/auth/account/12/status', { status: 'disabled' }]]))
  })

  it('shows where it is signed in, and is signed out everywhere', async () => {
    let sessions = sessionsFixture(1).map((each) => ({ ...each, is_current: false }))
    const ended: string[] = []
    await renderScene(<AccountOf person={yuni} />, {
      path: '/clinic/staff/7',
      replies: {
        'GET /api/auth/staff/7/account': success(loginAccounts.active),
        'GET /api/information': success(informationFixture()),
        'GET /api/auth/account/12/session': (request) => success(listOf(sessions))(request),
        'DELETE /api/auth/account/12/session': (request) => {
          ended.push(new URL(request.url).pathname)
          sessions = []
          return success({})(request)
        },
      },
    })
    const list = await screen.findByRole('region', { name: 'Signed in on' })
    const items = await within(list).findAllByRole('listitem')
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Chrome on Windows',
      'Samsung Internet on Android',
    ])
    expect(within(list).getByText('192.168.1.20')).toBeTruthy()
    await press('Sign out everywhere')
    expect(await screen.findByText('Not signed in anywhere.')).toBeTruthy()
    expect(ended).toEqual(['/api/auth/account/12/session'])
  })

  it('is enabled at once', async () => {
    const { sent } = await open('disabled', { 'PUT /api/auth/account/12/status': success(loginAccounts.active) })
    await press('Enable')
    await waitFor(() => expect(sent).toEqual([['PUT /api/auth/account/12/status', { status: 'active' }]]))
  })

  it('that is one’s own cannot be disabled', async () => {
    await open('active', { 'GET /api/auth/staff/7/account': success({ ...loginAccounts.active, id: 1 }) })
    await screen.findByText('Active')
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull()
  })
})
