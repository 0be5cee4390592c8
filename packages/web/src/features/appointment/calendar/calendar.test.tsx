import { informationFixture } from '@clinic/core/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import { dismissNotices } from '../../../platform/page/notify'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, refusal, type Scene, success } from '../../../testing/scene'
import { appointmentFixture, calendarFixture, calendarRequestFixture, slotFixture } from '../appointment-fixture'
import AppointmentCalendar from './calendar'

const day = '/clinic/dashboard/calendar?date=2026-11-20'

const rooms = [
  { id: 1, name: 'Cempaka', type: 'treatment', status: 'active' },
  { id: 2, name: 'Melati', type: 'treatment', status: 'inactive' },
  { id: 3, name: 'Kasir', type: 'cashier', status: 'active' },
]

const show = (replies: Record<string, Reply> = {}, { path = day, role = 'front_office_clinic' }: Scene = {}) =>
  renderScene(
    <>
      <AppointmentCalendar />
      <Address />
    </>,
    {
      role,
      path,
      replies: {
        'GET /api/information': success(informationFixture()),
        'GET /api/appointment/calendar': success(calendarFixture()),
        'GET /api/appointment/free-slots': success({ slots: [slotFixture()] }),
        'GET /api/doctor/treating': success(listOf([{ id: 1, display_name: 'drg. Ratna Dewi, Sp.KG', problem: null }])),
        'GET /api/room': success(listOf(rooms)),
        ...replies,
      },
    },
  )
const Address = () => <output>{useLocation()[0]}</output>
const later = { starts_at: '2026-11-20T03:30:00.000Z', ends_at: '2026-11-20T04:15:00.000Z' }
const announced = () =>
  screen
    .getAllByRole('status', { hidden: true })
    .find(({ parentElement }) => parentElement?.querySelector('[data-scroller]'))?.textContent
async function liftScaling(path = day, replies: Record<string, Reply> = {}) {
  const sent = vi.fn()
  const move: Reply = async (request) => {
    sent(await request.json())
    return success(appointmentFixture({ id: 3, version: 2 }))(request)
  }
  await show({ 'POST /api/appointment/3/reschedule': move, ...replies }, { path })
  const user = userEvent.setup()
  const name = /^Raden Ayu.*Scaling, drg\. Ratna/
  ;(await screen.findByRole('button', { name })).focus()
  await user.keyboard('m')
  return { sent, user }
}
const scaling = () => screen.findByRole('button', { name: /^Raden Ayu.*Scaling, drg\. Ratna/ })

afterEach(() => dismissNotices())

describe('the calendar', () => {
  it('tells of an appointment all that is seen of it', async () => {
    await show()
    const name =
      'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum Wirjosoekarto Danurwendo, 10:00–10:45, Scaling, ' +
      'drg. Ratna Dewi, Sp.KG, Cempaka, Confirmed'
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  it.each([
    { name: 'by chair', path: day },
    { name: 'by dentist', path: `${day}&by=doctor` },
    { name: 'of a week', path: `${day}&view=week` },
  ])('marks each appointment with the colour of its dentist, its state aside: $name', async ({ path }) => {
    const from = path.endsWith('week') ? { from: '2026-11-16', until: '2026-11-22' } : {}
    await show({ 'GET /api/appointment/calendar': success(calendarFixture(from)) }, { path })
    const marksOf = (name: RegExp) =>
      screen.getAllByRole('button', { name }).map(({ className }) => /mark_(\w+)/.exec(className)?.[1])
    await screen.findAllByRole('button', { name: /drg\. Bagus/ })
    expect(new Set(marksOf(/, drg\. Ratna/))).toEqual(new Set(['blue']))
    expect(new Set(marksOf(/, drg\. Bagus/))).toEqual(new Set(['orange']))
  })

  it('by dentist names each in their colour', async () => {
    await show({}, { path: `${day}&by=doctor` })
    const heads = await screen.findAllByText(/^drg\./, { selector: '[aria-hidden] > span:first-child' })
    expect(heads.map(({ textContent, parentElement }) => [textContent, parentElement?.className])).toEqual([
      ['drg. Ratna Dewi, Sp.KG', expect.stringContaining('mark_blue')],
      ['drg. Bagus', expect.stringContaining('mark_orange')],
    ])
  })

  it('lists appointments with the colour of their dentist', async () => {
    const rows = success(listOf(calendarFixture().appointments.slice(3, 6)))
    await show({ 'GET /api/appointment': rows }, { path: `${day}&view=list` })
    const [bagus] = await screen.findAllByText('drg. Bagus')
    expect(bagus?.className).toContain('mark_orange')
  })

  it('shows why it could not be loaded, and no patients', async () => {
    await show({ 'GET /api/appointment/calendar': refusal(500, 'The server failed.') })
    expect(await screen.findByText('The server failed.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Calendar' })).toBeNull()
  })

  it('moves an appointment at once, and sends the version on screen', async () => {
    const { sent, user } = await liftScaling()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toEqual({ doctor_id: 1, room_id: 1, override_reason: '', version: 1, ...later })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('changes how long an appointment takes by Shift and an arrow, and says so', async () => {
    const longer = { starts_at: '2026-11-20T03:00:00.000Z', ends_at: '2026-11-20T04:00:00.000Z' }
    const { doctor_id, room_id } = appointmentFixture()
    const moved_from = { doctor_id, room_id, starts_at: longer.starts_at, ends_at: '2026-11-20T03:45:00.000Z' }
    const sent = vi.fn()
    const { user } = await liftScaling(day, {
      'POST /api/appointment/3/reschedule': async (request) => {
        sent(await request.json())
        return success(appointmentFixture({ id: 3, ...longer, moved_from: { ...moved_from, state: 'booked' } }))(
          request,
        )
      },
    })
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(announced()).toMatch(/10:00–11:00/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(longer)))
    await waitFor(() => expect(announced()).toMatch(/^Ayu Lestari now takes 60 minutes, from Fri, Nov 20, 10:00/))
  })

  it.each([
    ['Only the chair: stay with drg. Ratna Dewi, Sp.KG', { doctor_id: 1, room_id: 2 }],
    ['Chair and dentist: drg. Bagus', { doctor_id: 2, room_id: 2 }],
  ])('asks whose patient it is on a chair where another dentist works: %s', async (answer, wanted) => {
    const { sent, user } = await liftScaling()
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    const question = await screen.findByRole('alertdialog', { name: /^Who treats .* in Melati/ })
    expect(sent).not.toHaveBeenCalled()
    await user.click(within(question).getByRole('button', { name: answer }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toEqual({ ...wanted, override_reason: '', version: 1, ...later })
  })

  it('leaves it where it was when the question is not answered', async () => {
    const { sent, user } = await liftScaling()
    await user.keyboard('{ArrowRight}{Enter}')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Put back' }))
    await waitFor(() => expect(announced()).toMatch(/stays$/))
    expect(sent).not.toHaveBeenCalled()
  })

  it('asks for the chair of a dentist it is dropped on', async () => {
    const { sent, user } = await liftScaling(`${day}&by=doctor`)
    await user.keyboard('{ArrowRight}{Enter}')
    const question = await screen.findByRole('alertdialog', { name: /^Where does drg\. Bagus treat/ })
    await user.click(within(question).getByRole('button', { name: 'Dentist and chair: Melati' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ doctor_id: 2, room_id: 2 })
  })

  it('names dentist and chair of a moved appointment, asks to confirm it again, and undoes it exactly', async () => {
    const from = {
      doctor_id: 1,
      room_id: 1,
      starts_at: '2026-11-20T03:00:00.000Z',
      ends_at: '2026-11-20T03:45:00.000Z',
    }
    const moved = appointmentFixture({ id: 3, version: 2, ...later, moved_from: { ...from, state: 'confirmed' } })
    const undone = vi.fn()
    const { user } = await liftScaling(day, {
      'POST /api/appointment/3/reschedule': success(moved),
      'POST /api/appointment/3/undo-reschedule': async (request) => {
        undone(await request.json())
        return success(appointmentFixture({ id: 3, version: 3, ...from, state: 'confirmed' }))(request)
      },
    })
    await user.keyboard('{ArrowDown}{Enter}')
    const sentence =
      'Ayu Lestari is moved to Fri, Nov 20, 10:30 with drg. Ratna Dewi, Sp.KG, Cempaka. ' +
      'The patient had confirmed the former time: ask again.'
    await waitFor(() => expect(announced()).toBe(sentence))
    const toast = await waitFor(() => {
      const found = screen
        .getAllByText(sentence)
        .flatMap((text) => text.closest<HTMLElement>('[data-sonner-toast]') ?? [])
      expect(found).toHaveLength(1)
      return found[0] ?? document.body
    })
    fireEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
    await screen.findByText(/is back at Fri, Nov 20, 10:00 with drg\. Ratna Dewi, Sp\.KG, Cempaka.*confirmed as before/)
    expect(undone).toHaveBeenCalledExactlyOnceWith({ version: 2 })
  }, 20_000)

  it('puts a refused appointment back, shows why at its target, and offers other times', async () => {
    const taken = 'The dentist has another appointment at this time.'
    await show({ 'POST /api/appointment/3/reschedule': refusal(409, taken, { fields: { doctor_id: taken } }) })
    const user = userEvent.setup()
    ;(await scaling()).focus()
    await user.keyboard('m{ArrowDown}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: /^Move the appointment/ })
    expect((await within(dialog).findAllByText(taken)).length).toBeGreaterThan(0)
    expect(within(dialog).queryByText(/faster/)).toBeNull()
    // the grid shows the result, not the intention
    await waitFor(() => expect(announced()).toMatch(/ stays at 10:00–10:45, Cempaka\. The dentist has another/))
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Time/).value).toBe('10:30')
    expect(await within(dialog).findByRole('button', { name: /Nov 20, 09:00/ })).toBeTruthy()
    const name = /^Raden Ayu.*10:00–10:45, Scaling, drg\. Ratna/
    expect(screen.getByRole('button', { name, hidden: true })).toBeTruthy()
  }, 20_000)

  it.each([
    ['closed', { starts_at: 'The clinic is closed then. Choose a time within its opening hours' }],
    ['no shift', { starts_at: 'The dentist does not work then. Choose a time within a shift, or another dentist' }],
    ['maintenance', { room_id: 'This room is in maintenance then. Choose another one, or leave it open' }],
    ['the patient', { patient_id: 'The patient has another appointment at this time. Choose another time.' }],
  ])(
    'tells the true reason of a refusal: %s',
    async (_, fields) => {
      const hint = { override_reason: 'Only a manager may book against this rule' }
      const { user } = await liftScaling(day, {
        'POST /api/appointment/3/reschedule': refusal(422, 'Check the fields below.', {
          fields: { ...fields, ...hint },
        }),
      })
      await user.keyboard('{ArrowDown}{Enter}')
      const [why = ''] = Object.values(fields)
      const dialog = await screen.findByRole('dialog', { name: /^Move the appointment/ })
      expect(within(await within(dialog).findByRole('alert')).getByText(why)).toBeTruthy()
      expect(within(dialog).queryByText(/faster|Check the fields/)).toBeNull()
      await waitFor(() => expect(announced()).toContain(why))
    },
    20_000,
  )

  it.each([
    { at: '2099-11-20T14:30', wanted: ['20/11/2099', '14:30'] },
    { at: '2099-11-20', wanted: ['20/11/2099', ''] },
    { at: '2099-11-20T24:30', wanted: ['', ''] },
    { at: '2099-02-31T14:30', wanted: ['', ''] },
    { at: '%3Cb%3E', wanted: ['', ''] },
  ])(
    'begins a booking with the time and the dentist of its address, when they are one: $at',
    async ({ at, wanted }) => {
      await show({}, { path: `${day}&open=new&at=${at}&with=1&room=1` })
      const dialog = within(await screen.findByRole('dialog', { name: 'New appointment' }))
      await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>(/^Dentist/).value).toBe('1'))
      const typed = [/^Date/, /^Time/].map((label) => dialog.getByLabelText<HTMLInputElement>(label).value)
      expect(typed).toEqual(wanted)
    },
  )

  it('opens a new appointment by its key, on the day that is shown', async () => {
    await show()
    await scaling()
    const user = userEvent.setup()
    await user.keyboard('n')
    const dialog = await screen.findByRole('dialog', { name: 'New appointment' })
    expect((await within(dialog).findByLabelText<HTMLInputElement>(/^Date/)).value).toBe('20/11/2026')
  })

  const dentists = [
    { id: 1, display_name: 'drg. Ratna', employment: 'internal', problem: null },
    { id: 2, display_name: 'drg. Eko', employment: 'external', problem: null },
    { id: 3, display_name: 'drg. Dewi', employment: 'internal', problem: 'licence_expired' },
    { id: 4, display_name: 'drg. Budi', employment: 'internal', problem: 'inactive' },
    { id: 5, display_name: 'drg. Fajar', employment: 'external', problem: 'refers_only' },
  ]
  it.each([
    ['front_office_clinic', true],
    ['manager_clinic', false],
  ] as const)(
    'offers %s every dentist who treats patients that day, and says why not another',
    async (role, isBarred) => {
      const days = vi.fn()
      await show(
        {
          'GET /api/doctor/treating': (request) => {
            days(new URL(request.url).searchParams.get('date'))
            return success(listOf(dentists))(request)
          },
        },
        { role },
      )
      await scaling()
      await userEvent.setup().keyboard('n')
      const dialog = await screen.findByRole('dialog', { name: 'New appointment' })
      const choice = await within(dialog).findByLabelText<HTMLSelectElement>(/^Dentist/)
      await waitFor(() => expect(choice.options).toHaveLength(4))
      expect([...choice.options].slice(1).map(({ text, disabled }) => [text, disabled])).toEqual([
        ['drg. Ratna', false],
        ['drg. Eko', false],
        ['drg. Dewi · SIP ended by then', isBarred],
      ])
      expect(days).toHaveBeenCalledWith('2026-11-20')
    },
    20_000,
  )

  it('offers the rooms where patients are treated, and keeps another one that was chosen', async () => {
    const roomsOf = async (path: string) => {
      await show({}, { path })
      const choice = await screen.findByLabelText<HTMLSelectElement>(/^Room/, {}, { timeout: 10_000 })
      await waitFor(() => expect(choice.options.length).toBeGreaterThan(1))
      return [...choice.options].map(({ text }) => text)
    }
    expect(await roomsOf(`${day}&open=new`)).toEqual(['Decide on arrival', 'Cempaka'])
    cleanup()
    expect(await roomsOf(`${day}&open=new&room=3`)).toEqual(['Decide on arrival', 'Cempaka', 'Kasir'])
  }, 20_000)

  it('keeps the button that books outside of what scrolls', async () => {
    await show({}, { path: `${day}&open=new` })
    const button = await screen.findByRole('button', { name: 'Book' }, { timeout: 10_000 })
    expect(button.closest('form')).toBeNull()
    await userEvent.setup().click(button)
    expect(await screen.findByText('Choose a patient from the list')).toBeTruthy()
  }, 20_000)

  it.each([
    { name: 'by chair', path: day },
    { name: 'by dentist', path: `${day}&by=doctor` },
    { name: 'of a week', path: `${day}&view=week` },
  ])('draws what a visitor asked for, which leads to the request and is not lifted: $name', async ({ path }) => {
    const days = path.endsWith('week') ? { from: '2026-11-16', until: '2026-11-22' } : {}
    const asked = calendarFixture({ ...days, requests: [calendarRequestFixture()] })
    await show({ 'GET /api/appointment/calendar': success(asked) }, { path })
    const name = 'Nur’aini, 13:15–13:45, Asked for online, waits for an answer, Consultation, drg. Ratna Dewi, Sp.KG'
    const card = await screen.findByRole('button', { name })
    expect(card.className).toContain('tentative_true')
    expect(within(card).getByText('Asked for online', { exact: false, selector: '[aria-hidden] span' })).toBeTruthy()
    const user = userEvent.setup()
    card.focus()
    await user.keyboard('m')
    expect(screen.queryByRole('button', { name: 'Drop here' })).toBeNull()
    await user.keyboard('{Enter}')
    expect(screen.getByText('/clinic/dashboard/booking-request/7')).toBeTruthy()
  })

  it('says in a booking that a visitor asked for that time of that dentist, with a link to the request', async () => {
    const asked = calendarFixture({ requests: [calendarRequestFixture()] })
    const replies = { 'GET /api/appointment/calendar': success(asked) }
    const saysSo = () => screen.queryByText('Nur’aini asked online for 13:15 and waits for an answer.')
    await show(replies, { path: `${day}&open=new&at=2026-11-20T13:00&with=1` })
    await waitFor(() => expect(saysSo()).toBeTruthy(), { timeout: 10_000 })
    const link = screen.getByRole('link', { name: 'Open the request' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/clinic/dashboard/booking-request/7',
      '_blank',
    ])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book' }).disabled).toBe(false)
    for (const other of ['at=2026-11-20T13:00&with=2', 'at=2026-11-20T13:45&with=1']) {
      cleanup()
      await show(replies, { path: `${day}&open=new&${other}` })
      await screen.findByRole('button', { name: 'Book' }, { timeout: 10_000 })
      await waitFor(() =>
        expect(screen.getByLabelText<HTMLSelectElement>(/^Dentist/).options.length).toBeGreaterThan(1),
      )
      expect(saysSo()).toBeNull()
    }
  }, 20_000)

  it('lets readers read', async () => {
    await show({}, { role: 'doctor_clinic' })
    const user = userEvent.setup()
    ;(await scaling()).focus()
    await user.keyboard('m')
    expect(screen.queryByRole('button', { name: 'Drop here' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'New appointment' })).toBeNull()
  })
})
