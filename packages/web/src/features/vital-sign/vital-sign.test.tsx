import { informationFixture } from '@clinic/core/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Sheet } from '../../entities/vital-sign/sheet-query'
import { measurementFixture, sheetFixture, visitsFixture } from '../../entities/vital-sign/vital-sign-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, type Scene, success } from '../../testing/scene'
import VitalSigns from './vital-sign'

const patience = { timeout: 10_000 }
const recorded = { state: 'recorded', level: 'normal', is_acknowledged: false } as const
const measured = (said: Partial<Sheet> = {}) =>
  sheetFixture({ state: 'ready', version: 4, vital_sign: recorded, measurements: [measurementFixture()], ...said })

async function show(sheet: Sheet, replies: Record<string, Reply> = {}, scene: Scene = {}) {
  const sent = vi.fn()
  const noting =
    (data: unknown): Reply =>
    async (request) => {
      sent(new URL(request.url).pathname, await request.json())
      return success(data)(request)
    }
  await renderScene(<VitalSigns />, {
    role: 'nurse_clinic',
    path: '/nurse/vital-sign?visit=1',
    ...scene,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/visit/board': success(visitsFixture()),
      'GET /api/visit/1/vital-sign': success(sheet),
      'POST /api/visit/1/call': noting({}),
      'POST /api/visit/1/vital-sign': noting(measured()),
      'POST /api/visit/1/vital-sign/start': noting(sheetFixture({ version: 4 })),
      'POST /api/visit/1/vital-sign/skip': noting(sheetFixture({ state: 'ready', version: 4 })),
      'POST /api/visit/1/vital-sign/correct': noting(measured({ version: 5 })),
      'POST /api/visit/1/vital-sign/acknowledge': noting(measured({ version: 5 })),
      ...replies,
    },
  })
  return { user: userEvent.setup(), sent }
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience)
const pressure = () => box(/^Blood pressure/)
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }, patience))

afterEach(() => dismissNotices())

describe('the patients of today', () => {
  it('stand in the order of the queue, whoever is to be measured first; whoever has left does not', async () => {
    await show(sheetFixture())
    const names = (await screen.findAllByRole('link', { name: /^Number \d/ }, patience)).map(
      (link) => link.getAttribute('href')?.split('=')[1],
    )
    expect(names).toEqual(['1', '2', '3', '4', '5', '6'])
    const done = screen.getByRole('region', { name: 'Measured or skipped' })
    expect(within(done).getByText('Danger: ask the dentist')).toBeTruthy()
    expect(within(done).getByText('Skipped')).toBeTruthy()
  })

  it('lead to the record of whoever is measured', async () => {
    await show(sheetFixture())
    const name = within(await screen.findByRole('heading', { level: 2, name: /^Number/ }))
    expect(name.getByRole('link').getAttribute('href')).toBe(`/nurse/patient/${sheetFixture().patient.id}`)
  })

  it('lead on to the step that comes next, and from its start to the first box', async () => {
    const { user } = await show(sheetFixture({ state: 'called' }), {}, { path: '/nurse/vital-sign' })
    await user.click((await screen.findAllByRole('link', { name: /^Number \d/ }, patience))[0] ?? document.body)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Start measuring'), patience)
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('systolic'), patience)
  })

  it('lead on to the step that comes next when a measurement is saved, by a double click too', async () => {
    const { user } = await show(sheetFixture())
    await user.type(await pressure(), '120/80{Enter}')
    await user.keyboard('72{Enter}16{Enter}36,6{Enter}98{Enter}62.5{Enter}165{Enter}{Enter}2{Enter}')
    await press(user, 'Save')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Measure again'), patience)
    const heading = screen.getByRole('heading', { level: 2, name: /^Number/ })
    expect(fireEvent.mouseDown(heading, { detail: 2 })).toBe(false)
    expect(fireEvent.mouseDown(heading, { detail: 1 })).toBe(true)
  })

  it('are told of in words when nobody is here', async () => {
    await show(
      sheetFixture(),
      { 'GET /api/visit/board': success({ ...visitsFixture(), visits: [] }) },
      { path: '/nurse/vital-sign' },
    )
    expect(await screen.findByText('Nobody is here yet', {}, patience)).toBeTruthy()
  })
})

describe('a measurement', () => {
  it('is typed with Enter from box to box, and sent as numbers', async () => {
    const { user, sent } = await show(sheetFixture())
    await user.type(await pressure(), '120/80{Enter}')
    await user.keyboard('72{Enter}16{Enter}36,6{Enter}98{Enter}62.5{Enter}165{Enter}{Enter}2{Enter}')
    expect(document.activeElement?.textContent).toBe('Save')
    expect(sent).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toMatchObject([
      [
        '/api/visit/1/vital-sign',
        {
          version: 3,
          measured: {
            systolic: 120,
            diastolic: 80,
            pulse: 72,
            respiration: 16,
            temperature: 36.6,
            oxygen_saturation: 98,
            weight: 62.5,
            height: 165,
            glucose: null,
            pain: 2,
          },
        },
      ],
    ])
    expect(await screen.findByText('Ready for treatment.', {}, patience)).toBeTruthy()
  })

  it.each([
    [/^Blood pressure/, '80/120', /^The first number must be above the second. Did you mean 120\/80\?$/],
    [/^Temperature/, '386', /^Between 25 and 45. Did you mean 38.6\?$/],
    [/^Oxygen/, '101', /^Between 40 and 100$/],
    [/^Pulse/, 'x', /^This is not a number$/],
  ])('that cannot be is refused in its box, and nothing is sent: %s %s', async (name, text, said) => {
    const { user, sent } = await show(sheetFixture())
    await user.type(await pressure(), '120/80')
    await user.clear(await box(name))
    await user.type(await box(name), text)
    await press(user, 'Save')
    expect(await screen.findByText(said, {}, patience)).toBeTruthy()
    expect(document.activeElement).toBe(await box(name))
    expect(sent).not.toHaveBeenCalled()
  })

  it('that is out of range says so in words', async () => {
    const { user } = await show(sheetFixture())
    await user.type(await pressure(), '190/80')
    expect(await screen.findByText('Stop: ask the dentist: 180 or more', {}, patience)).toBeTruthy()
  })

  it('of another window is shown, what was typed stays, and is saved as well when so chosen', async () => {
    const current = measured({ measurements: [measurementFixture({ pulse: 101, recorded_by: 'Dewi Anggraini' })] })
    const sent = vi.fn()
    const { user } = await show(sheetFixture(), {
      'POST /api/visit/1/vital-sign': async (request) => {
        const body = await request.json()
        sent(body.version)
        return body.version === 4
          ? success(measured({ version: 5 }))(request)
          : refusal(409, 'Too late', { current })(request)
      },
    })
    await user.type(await pressure(), '120/80')
    await press(user, 'Save')
    expect(await screen.findByText(/Dewi Anggraini/, {}, patience)).toBeTruthy()
    expect((await pressure()).value).toBe('120/80')
    await press(user, 'Save mine as well')
    expect(await screen.findByText('Ready for treatment.', {}, patience)).toBeTruthy()
    expect(sent.mock.calls).toEqual([[3], [4]])
  })
})

describe('a correction', () => {
  it('begins with what was recorded, and needs a reason and a change', async () => {
    const { user, sent } = await show(measured())
    await press(user, /^Correct the measurement/)
    expect((await pressure()).value).toBe('120/80')
    await press(user, 'Save the correction')
    expect(await screen.findByText('This is required', {}, patience)).toBeTruthy()
    await user.type(await box(/^Reason/), 'Misread')
    expect(await screen.findByText('Nothing was changed', {}, patience)).toBeTruthy()
    await user.clear(await pressure())
    await user.type(await pressure(), '130/80')
    await press(user, 'Save the correction')
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toMatchObject([
      [
        '/api/visit/1/vital-sign/correct',
        { vital_sign_id: 1, reason: 'Misread', version: 4, measured: { systolic: 130, diastolic: 80 } },
      ],
    ])
  })
})

describe('the steps', () => {
  it('call whoever waits', async () => {
    const { user, sent } = await show(sheetFixture({ state: 'waiting' }))
    await press(user, 'Call')
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toEqual([['/api/visit/1/call', { room_id: null, version: 3 }]])
  })

  it('take whoever came, and open the form', async () => {
    const { user, sent } = await show(sheetFixture({ state: 'called' }))
    await press(user, 'Start measuring')
    expect(await pressure()).toBeTruthy()
    expect(sent.mock.calls).toEqual([['/api/visit/1/vital-sign/start', { version: 3 }]])
  })

  it('skip with a reason only', async () => {
    const { user, sent } = await show(sheetFixture({ state: 'called' }))
    await press(user, 'Skip')
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.click(await dialog.findByRole('button', { name: 'Skip' }, patience))
    expect(sent).not.toHaveBeenCalled()
    await user.type(dialog.getByLabelText(/^Why/), 'Darurat')
    await user.click(dialog.getByRole('button', { name: 'Skip' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toEqual([['/api/visit/1/vital-sign/skip', { reason: 'Darurat', version: 3 }]])
  })

  it('lead to the chair without a question where the clinic takes no vital signs', async () => {
    const { user, sent } = await show(sheetFixture({ state: 'called' }), {
      'GET /api/information': success(informationFixture({ takes_vital_signs: false })),
    })
    await press(user, 'To the chair')
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls[0]?.[1]).toEqual({ reason: 'The clinic takes no vital signs', version: 3 })
    expect(screen.queryByRole('button', { name: 'Start measuring' })).toBeNull()
  })

  it.each(['doctor_clinic', 'nurse_clinic'] as const)(
    'let only the dentist acknowledge what is dangerous: %s',
    async (role) => {
      const dangerous = measured({
        vital_sign: { ...recorded, level: 'hard_alert' },
        measurements: [measurementFixture({ systolic: 190, level: 'hard_alert' })],
      })
      const { user, sent } = await show(dangerous, {}, { role })
      await screen.findByRole('button', { name: /^Correct the measurement/ }, patience)
      const seen = 'Seen: treat all the same'
      if (role === 'nurse_clinic') return expect(screen.queryByRole('button', { name: seen })).toBeNull()
      await press(user, seen)
      await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
      expect(sent.mock.calls[0]?.[1]).toEqual({ vital_sign_id: 1, version: 4 })
    },
  )
})
