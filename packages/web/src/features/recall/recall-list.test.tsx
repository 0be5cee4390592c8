import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Route, Switch } from 'wouter'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import type { Recall } from './recall'
import { attemptFixture, recallFixture } from './recall-fixture'
import RecallList from './recall-list'

const patience = { timeout: 10_000 }
afterEach(() => dismissNotices())

/** The list, its questions, and what was sent: the body of each request with its key. */
async function open(recall: Recall = recallFixture(), reply?: Reply, search = '') {
  const requests: Record<string, string>[] = []
  const sent: { body: unknown; key: string | null }[] = []
  await renderScene(
    <Switch>
      <Route path="/clinic/patient/recall" component={RecallList} />
      <Route path="/clinic/dashboard/calendar">
        <p>The calendar</p>
      </Route>
    </Switch>,
    {
      role: 'front_office_clinic',
      path: `/clinic/patient/recall${search}`,
      replies: {
        'GET /api/information': success(informationFixture()),
        'GET /api/doctor/treating': success(listOf([])),
        'GET /api/recall': (request) => {
          requests.push(Object.fromEntries(new URL(request.url).searchParams))
          return success(listOf([recall]))(request)
        },
        [`POST /api/recall/${recall.id}/attempt`]: async (request) => {
          sent.push({ body: await request.clone().json(), key: request.headers.get('idempotency-key') })
          return (reply ?? success({ ...recall, state: 'contacted', attempts: [attemptFixture()] }, 201))(request)
        },
      },
    },
  )
  const user = userEvent.setup()
  await screen.findByRole('link', { name: /Ayu/ }, patience)
  const items = async () => {
    await user.click(screen.getByRole('button', { name: /^Actions for/ }))
    return screen.findAllByRole('menuitem', {}, patience)
  }
  const record = async () => {
    screen.getByRole('button', { name: /^Actions for/ }).focus()
    await user.keyboard('{ArrowDown}')
    const item = await screen.findByRole('menuitem', { name: 'Record a call' }, patience)
    // Enter takes what the menu has marked, a moment after it is there
    await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true), patience)
    await user.keyboard('{Enter}')
    return within(await screen.findByRole('dialog', {}, patience))
  }
  return { user, requests, sent, items, record }
}

it('is asked without a state, and by the filters of the address', async () => {
  expect((await open()).requests[0]).toEqual({ search: '', page: '1', rowPerPage: '25' })
})

it('sends the filters of the address, but none that the contract does not know', async () => {
  const search = '?state=declined&reason=nonsense&doctor=3&until=month&sort=name'
  const { requests } = await open(undefined, undefined, search)
  expect(requests[0]).toMatchObject({ state: 'declined', doctor_id: '3', sort: 'name' })
  expect(requests[0]?.until).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(requests[0]).not.toHaveProperty('reason')
})

describe('the menu of a row', () => {
  const called = ['Record a call', 'Book an appointment']
  it.each([
    ['due', [...called, 'WhatsApp', 'Open the patient']],
    ['contacted', [...called, 'WhatsApp', 'Open the patient']],
    // a message would go to a stranger, or to somebody who said no
    ['unreachable', [...called, 'Open the patient']],
    ['declined', [...called, 'Open the patient']],
  ] as const)('of somebody %s', async (state, names) => {
    const { items } = await open(recallFixture({ state }))
    expect((await items()).map(({ textContent }) => textContent)).toEqual(names)
  })

  it('says in place of WhatsApp that somebody does not want messages', async () => {
    const { items } = await open(recallFixture({ patient: { ...recallFixture().patient, no_messages: true } }))
    const names = [...called, 'Does not want messages', 'Open the patient']
    expect((await items()).map(({ textContent }) => textContent)).toEqual(names)
  })

  it('of somebody booked leads to the appointment', async () => {
    const next_appointment = { id: 40, starts_at: '2026-12-04T03:00:00.000Z' }
    const { items } = await open(recallFixture({ state: 'booked', next_appointment }))
    const [first, ...others] = await items()
    expect(first?.getAttribute('href')).toBe('/clinic/dashboard/calendar?appointment=40')
    expect(others.map(({ textContent }) => textContent)).toEqual(['Open the patient'])
  })

  it.each([
    [3, '&with=3'],
    [null, ''],
  ])('books with the dentist %s', async (doctor_id, ending) => {
    const { items } = await open(recallFixture({ doctor_id }))
    const book = (await items()).find(({ textContent }) => textContent === 'Book an appointment')
    expect(book?.getAttribute('href')).toMatch(
      new RegExp(`^/clinic/dashboard/calendar\\?open=new&patient=\\d+${ending}$`),
    )
  })

  it('writes a message without what the control is for', async () => {
    const { items } = await open()
    const href = (await items()).find(({ textContent }) => textContent === 'WhatsApp')?.getAttribute('href') ?? ''
    const text = new URL(href).searchParams.get('text')
    expect(text).toContain('It is time to plan your control')
    expect(text).toContain(informationFixture().name)
    expect(text).not.toContain('jahitan')
  })
})

describe('a call', () => {
  it('is recorded by keyboard alone, and the list is read anew', async () => {
    const { user, requests, sent, record } = await open()
    const dialog = await record()
    dialog.getByRole('radio', { name: 'No answer' }).focus()
    await user.keyboard(' ')
    dialog.getByRole('textbox', { name: /^Remark/ }).focus()
    await user.keyboard('Evening{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1), patience)
    expect(sent[0]?.body).toEqual({ channel: 'phone', outcome: 'no_answer', remark: 'Evening' })
    await waitFor(() => expect(requests.length).toBeGreaterThan(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('without an outcome is not sent', async () => {
    const { user, sent, record } = await open()
    const dialog = await record()
    await user.click(dialog.getByRole('button', { name: 'Record the call' }))
    await dialog.findByText('Choose what came of it')
    expect(sent).toEqual([])
  })

  it('pressed twice is sent once', async () => {
    let answer = () => {}
    const { user, sent, record } = await open(undefined, async (request) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return success(recallFixture({ state: 'contacted', attempts: [attemptFixture()] }), 201)(request)
    })
    const dialog = await record()
    await user.click(dialog.getByRole('radio', { name: 'No answer' }))
    await user.dblClick(dialog.getByRole('button', { name: 'Record the call' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('of somebody who came meanwhile says so, keeps what was typed, and reads the list anew', async () => {
    const { user, requests, sent, record } = await open(undefined, refusal(409, 'This patient came again meanwhile.'))
    const dialog = await record()
    await user.click(dialog.getByRole('radio', { name: 'Wrong number' }))
    await user.type(dialog.getByRole('textbox', { name: /^Remark/ }), 'Evening{Enter}')
    await dialog.findByText('This patient came again meanwhile.', {}, patience)
    expect(dialog.getByRole('textbox', { name: /^Remark/ })).toHaveProperty('value', 'Evening')
    await waitFor(() => expect(requests.length).toBeGreaterThan(1))
    await user.click(dialog.getByRole('button', { name: 'Record the call' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it('to somebody who will come offers to book at once', async () => {
    const promised = { ...recallFixture({ state: 'contacted' }), attempts: [attemptFixture({ outcome: 'promised' })] }
    const { user, record } = await open(undefined, success(promised, 201))
    const dialog = await record()
    await user.click(dialog.getByRole('radio', { name: 'Will come, not booked yet' }))
    await user.click(dialog.getByRole('button', { name: 'Record the call' }))
    const question = await screen.findByRole('dialog', { name: /^Book an appointment for .* now\?$/ }, patience)
    await user.click(within(question).getByRole('button', { name: 'Book an appointment' }))
    await screen.findByText('The calendar', {}, patience)
  })

  it('shows the calls before it', async () => {
    const { record } = await open(recallFixture({ state: 'contacted', attempts: [attemptFixture()] }))
    expect((await record()).getByText('Telepon lagi sore hari')).toBeDefined()
  })
})
