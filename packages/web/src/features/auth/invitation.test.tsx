import { type Account, type Credentials, sessionMachine } from '@clinic/core/auth'
import { accountFixture } from '@clinic/core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { AppWith } from '../../testing/app-with'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, type Scene, success } from '../../testing/scene'
import Invitation from './invitation'
import { invitationToken } from './invitation-token'
import { linkToken } from './login-account-fixture'

beforeEach(() => invitationToken.keep(linkToken))
afterEach(() => {
  invitationToken.keep(null)
  history.replaceState(null, '', '/')
})

const invited = { clinic: 'Klinik Gigi Kenari', name: 'Yuni Kartika', email: 'yuni@klinikkenari.test' }
const ended = refusal(404, 'This link is no longer valid. Ask for a new one.')

/** Opens the page with a server that records its requests, and a session that records logins. */
async function open({ found = success(invited), accepted = success({}), role = null }: Partial<InvitationScene> = {}) {
  const bodies: unknown[] = []
  const heard =
    (reply: Reply): Reply =>
    async (request) => {
      bodies.push(await request.json())
      return reply(request)
    }
  const logins: unknown[] = []
  const login = fromPromise<Account, Credentials>(async ({ input }) => {
    logins.push(input)
    return accountFixture()
  })
  const session = createActor(sessionMachine.provide({ actors: { login } }), { input: { hasToken: false } }).start()
  const page = role ? (
    <Invitation />
  ) : (
    <AppWith parts={{ session }}>
      <Invitation />
    </AppWith>
  )
  const replies = {
    'POST /api/auth/invitation': heard(found),
    'POST /api/auth/invitation/accept': heard(accepted),
  }
  await renderScene(page, { role, path: '/login', replies })
  return { bodies, logins }
}
interface InvitationScene {
  found: Reply
  accepted: Reply
  role: Scene['role']
}

async function type(password: string, again = password) {
  await userEvent.type(await screen.findByLabelText(/^New password/), password)
  await userEvent.type(screen.getByLabelText(/^The same once more/), again)
  await userEvent.click(screen.getByRole('button', { name: 'Set password and sign in' }))
}

describe('an invitation', () => {
  it('shows the invited person and the clinic, and signs in with the password typed twice', async () => {
    const { bodies, logins } = await open()
    expect(await screen.findByRole('heading', { name: 'Welcome, Yuni Kartika' })).toBeTruthy()
    expect(screen.getByText(/at Klinik Gigi Kenari/)).toBeTruthy()
    expect(screen.getByDisplayValue(invited.email).hasAttribute('readonly')).toBe(true)
    await type('enam kata panjang')
    await waitFor(() => expect(logins).toEqual([{ email: invited.email, password: 'enam kata panjang' }]))
    expect(bodies).toEqual([{ token: linkToken }, { token: linkToken, password: 'enam kata panjang' }])
    expect(invitationToken.read()).toBeNull()
  })

  it('names the problem of a password, and sends nothing', async () => {
    const { bodies } = await open()
    await type('short', 'shorter')
    expect(screen.getByText('At least 10 characters')).toBeTruthy()
    expect(screen.getByText('This is not the same password')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^New password/))
    expect(bodies).toHaveLength(1)
  })

  it('keeps the typed text when it could not be saved', async () => {
    const { logins } = await open({ accepted: refusal(503, 'The database does not answer at the moment.') })
    await type('enam kata panjang')
    expect((await screen.findByRole('alert')).textContent).toContain('The database does not answer')
    expect(screen.getAllByDisplayValue('enam kata panjang')).toHaveLength(2)
    expect(logins).toEqual([])
  })

  it.each([
    { when: 'when the link is opened', found: ended },
    { when: 'when the link is cut off', found: refusal(400, 'Please check: token.') },
    { when: 'when it ended while the password was typed', accepted: ended },
  ])('that has ended says so and leads to the login: $when', async ({ when: _, ...replies }) => {
    await open(replies)
    if ('accepted' in replies) await type('enam kata panjang')
    expect((await screen.findByRole('alert')).textContent).toContain('This link is no longer valid')
    await userEvent.click(screen.getByRole('button', { name: 'Go to sign in' }))
    expect(invitationToken.read()).toBeNull()
  })

  it('is asked for again when the server did not answer', async () => {
    let isAway = true
    const found: Reply = (request) => (isAway ? refusal(503, 'Away.') : success(invited))(request)
    await open({ found })
    await screen.findByRole('alert')
    isAway = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Welcome, Yuni Kartika' })).toBeTruthy()
  })

  it('is not for the person signed in on this device', async () => {
    await open({ role: 'manager_clinic' })
    expect(await screen.findByText(/Sari Wulandari is signed in on this device/)).toBeTruthy()
    expect(screen.queryByLabelText(/^New password/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Go on as Sari Wulandari' }))
    expect(invitationToken.read()).toBeNull()
  })
})

describe('the token of a link', () => {
  it('is taken out of address and history, also of a link that is pasted later', () => {
    invitationToken.keep(null)
    history.pushState(null, '', `/login#invitation=${linkToken}`)
    const length = history.length
    invitationToken.watch()
    expect(invitationToken.read()).toBe(linkToken)
    expect(location.href).not.toContain('invitation')
    expect(history.length).toBe(length)

    history.pushState(null, '', '/login#invitation=another')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(invitationToken.read()).toBe('another')
    expect(location.hash).toBe('')
  })
})
