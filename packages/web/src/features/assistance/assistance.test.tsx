import { informationFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  assistanceDayFixture,
  assistanceFixture,
  assistedFixture,
  pastAssistanceFixture,
  usedMaterialFixture,
} from '../../entities/assistance/assistance-fixture'
import type { Assistance, AssistanceDay } from '../../entities/assistance/assistance-query'
import { visitCardFixture } from '../../entities/visit/visit-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import AssistanceHistory from './assistance-history'
import AssistanceToday from './assistance-today'

const patience = { timeout: 10_000 }
afterEach(() => dismissNotices())

async function show(day: AssistanceDay, replies: Record<string, Reply> = {}) {
  const sent = vi.fn()
  let stored = day.visits[0]?.assistances[0] ?? assistanceFixture()
  const changing =
    (change: (body: Record<string, unknown>) => Partial<Assistance>): Reply =>
    async (request) => {
      const body = await request.json()
      sent(new URL(request.url).pathname, body)
      stored = { ...stored, ...change(body), version: stored.version + 1 }
      return success(stored)(request)
    }
  await renderScene(<AssistanceToday />, {
    role: 'nurse_clinic',
    path: '/nurse/assistance/today',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/assistance/today': success(day),
      'GET /api/company-medicine': success(listOf([{ id: 9, name: 'Lidokain', strength: '2 %', unit: 'cartridge' }])),
      'POST /api/visit/3/assistance': changing(() => ({})),
      'POST /api/assistance/1/prepare': changing(({ prepared }) => ({
        state: 'preparing',
        prepared: prepared as string[],
      })),
      'POST /api/assistance/1/start': changing(() => ({ state: 'assisting', started_at: new Date().toISOString() })),
      'POST /api/assistance/1/stop': changing(() => ({ state: 'done', stopped_at: new Date().toISOString() })),
      'POST /api/assistance/1/reassign': changing(() => ({ state: 'reassigned' })),
      'POST /api/assistance/1/material': changing(({ medicine_id }) => ({
        materials: [usedMaterialFixture({ id: 5, medicine_id: Number(medicine_id) })],
      })),
      'POST /api/assistance/1/material/correct': changing(() => ({ materials: [] })),
      ...replies,
    },
  })
  return { user: userEvent.setup(), sent }
}
const own = (overrides: Partial<Assistance> = {}) =>
  assistanceDayFixture({ visits: [assistedFixture({ assistances: [assistanceFixture(overrides)] })] })
const running = { state: 'assisting', started_at: new Date().toISOString() } as const
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }, patience))

describe('the day of an assistant', () => {
  it('has the visits in the order of the queue; of those that are over only the own ones', async () => {
    const day = assistanceDayFixture()
    const over = assistedFixture({ visit: visitCardFixture({ id: 9, state: 'checked_out' }) })
    await show({ ...day, visits: [...day.visits, over] })
    const cards = await screen.findAllByRole('article', {}, patience)
    expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent?.slice(0, 8))).toEqual([
      'Number 1',
      'Number 2',
      'Number 3',
      'Number 4',
    ])
    expect(screen.getByText('in the chart: 46')).toBeTruthy()
    expect(screen.getByText(/^Nothing is planned/)).toBeTruthy()
  })

  it('leads to the record of each patient', async () => {
    const day = assistanceDayFixture()
    await show(day)
    const links = (await screen.findAllByRole('heading', { level: 2 })).map((title) => within(title).getByRole('link'))
    expect(links.map((each) => each.getAttribute('href'))).toEqual(
      day.visits.map(({ visit }) => `/nurse/patient/${visit.patient.id}`),
    )
  })

  it('offers the roles that nobody has', async () => {
    const { user, sent } = await show(assistanceDayFixture())
    const cards = await screen.findAllByRole('article', {}, patience)
    const rolesOf = (card: HTMLElement | undefined) =>
      card
        ? within(card)
            .queryAllByRole('button', { name: /^Take on/ })
            .map(({ textContent }) => textContent)
        : []
    expect(rolesOf(cards[0])).toEqual([])
    expect(rolesOf(cards[1])).toEqual(['Take on: Assistant 2', 'Take on: Sterilisation'])
    await user.click(within(cards[2] as HTMLElement).getByRole('button', { name: 'Take on: Assistant 1' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('/api/visit/3/assistance', { role: 'first' }), patience)
  })

  it('leads from the visit that was taken on to its first step', async () => {
    const free = assistanceDayFixture({ visits: [assistedFixture({ assistances: [] })] })
    let day = free
    const { user } = await show(free, {
      'GET /api/assistance/today': (request) => success(day)(request),
      'POST /api/visit/1/assistance': (request) => {
        day = own({ state: 'assigned' })
        return success(assistanceFixture({ state: 'assigned' }))(request)
      },
    })
    await press(user, 'Take on: Assistant 1')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Begin to prepare'), patience)
  })

  it('says what to do to an account that belongs to no assistant, and offers it nothing', async () => {
    await show(assistanceDayFixture({ staff: null }))
    expect(await screen.findByText(/^This account belongs to no assistant/, {}, patience)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Take on/ })).toBeNull()
  })
})

describe('an assistance', () => {
  it('goes from preparing to its end by what the screen offers', async () => {
    const { user, sent } = await show(own({ state: 'assigned' }))
    await press(user, 'Begin to prepare')
    await user.click(await screen.findByRole('checkbox', { name: 'Consent form' }, patience))
    expect(await screen.findByText('3 items still to lay out', {}, patience)).toBeTruthy()
    await press(user, 'Start to assist')
    await press(user, 'Stop')
    expect(await screen.findByText('Done', {}, patience)).toBeTruthy()
    expect(sent.mock.calls.map(([path, body]) => [path, body.version])).toEqual([
      ['/api/assistance/1/prepare', 2],
      ['/api/assistance/1/prepare', 3],
      ['/api/assistance/1/start', 4],
      ['/api/assistance/1/stop', 5],
    ])
  })

  it('keeps every one of several quick ticks', async () => {
    const { user, sent } = await show(own())
    for (const box of await screen.findAllByRole('checkbox', {}, patience)) await user.click(box)
    expect(await screen.findByText('Everything is laid out.', {}, patience)).toBeTruthy()
    expect(sent.mock.calls.at(-1)?.[1]).toEqual({
      prepared: ['tray/oral_surgery', 'anaesthetic', 'consent', 'x_ray'],
      version: 5,
    })
  })

  it('is handed over to another assistant', async () => {
    const { user, sent } = await show(own(running))
    await press(user, 'Hand over')
    const dialog = await screen.findByRole('dialog', {}, patience)
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }))
    expect(sent).not.toHaveBeenCalled()
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: /^Assistant/ }, patience), 'Sari')
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }))
    const said = { staff_id: 2, version: 2 }
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('/api/assistance/1/reassign', said), patience)
  })

  it('says why it cannot start', async () => {
    const { user } = await show(own(), {
      'POST /api/assistance/1/start': refusal(409, 'You assist in another visit. Stop there first.'),
    })
    await press(user, 'Start to assist')
    expect(await screen.findByText('You assist in another visit. Stop there first.', {}, patience)).toBeTruthy()
  })
})

describe('a material', () => {
  it('that is used often is recorded at a touch', async () => {
    const { user, sent } = await show(own(running))
    await press(user, /^One pair of Sarung tangan$/i)
    const said = { medicine_id: 8, quantity: 1, version: 2 }
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('/api/assistance/1/material', said), patience)
  })

  it('is found by its name and recorded with its amount; a wrong one is refused in its box', async () => {
    const { user, sent } = await show(own(running))
    const amount = await screen.findByRole('textbox', { name: /^Amount/ }, patience)
    await user.clear(amount)
    await user.type(amount, '0{Enter}')
    expect(await screen.findByText('A number above 0, at most two decimals')).toBeTruthy()
    expect(screen.getByText('Choose a material')).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, '1,5')
    await user.type(screen.getByRole('combobox', { name: /^Material/ }), 'Lido')
    await user.click(await screen.findByRole('option', { name: /^Lidokain 2 %/ }, patience))
    await press(user, 'Record')
    const said = { medicine_id: 9, quantity: 1.5, version: 2 }
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('/api/assistance/1/material', said), patience)
  })

  it('is corrected with the reason', async () => {
    const { user, sent } = await show(own({ ...running, materials: [usedMaterialFixture()] }))
    await press(user, 'Correct Komposit A2')
    const dialog = await screen.findByRole('dialog', {}, patience)
    const amount = within(dialog).getByRole('textbox', { name: /^Amount/ })
    await user.clear(amount)
    await user.type(amount, '0')
    await user.click(within(dialog).getByRole('button', { name: 'Save the correction' }))
    expect(await within(dialog).findByText('Say why')).toBeTruthy()
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Tidak jadi')
    await user.click(within(dialog).getByRole('button', { name: 'Save the correction' }))
    const said = { material_id: 1, quantity: 0, reason: 'Tidak jadi', version: 2 }
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('/api/assistance/1/material/correct', said), patience)
  })
})

describe('the history', () => {
  it('shows day, time, procedures and materials, and asks for the days chosen', async () => {
    const asked = vi.fn()
    await renderScene(<AssistanceHistory />, {
      role: 'nurse_clinic',
      path: '/nurse/assistance/history?period=today',
      replies: {
        'GET /api/information': success(informationFixture()),
        'GET /api/assistance': (request) => {
          const { searchParams } = new URL(request.url)
          asked(searchParams.get('from'), searchParams.get('until'))
          return success(listOf([pastAssistanceFixture()]))(request)
        },
      },
    })
    expect(await screen.findByText('Tumpatan komposit, Scaling', {}, patience)).toBeTruthy()
    expect(screen.getByText(/40 min$/)).toBeTruthy()
    expect(screen.getByText(/^Komposit A2 0.5 \w+$/)).toBeTruthy()
    const [from, until] = asked.mock.calls.at(-1) ?? []
    expect(from).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(from).toBe(until)
  })
})
