import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, type Scene, success } from '../../testing/scene'
import VisitCalendar from './calendar'
import { calendarFixture, slotFixture, visitFixture } from './visit-fixture'

const day = '/clinic/dashboard/calendar?date=2026-11-20'

const show = (replies: Record<string, Reply> = {}, { path = day, role = 'front_office_clinic' }: Scene = {}) =>
  renderScene(<VisitCalendar />, {
    ...{ role, path },
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/visit/calendar': success(calendarFixture()),
      'GET /api/visit/free-slots': success({ slots: [slotFixture()] }),
      'GET /api/doctor': success(listOf([{ id: 1, display_name: 'drg. Ratna Dewi, Sp.KG' }])),
      'GET /api/room': success(listOf([{ id: 1, name: 'Cempaka' }])),
      ...replies,
    },
  })
const scaling = () => screen.findByRole('button', { name: /^Raden Ayu.*Scaling, drg\. Ratna/ })

describe('the calendar', () => {
  it('tells of an appointment all that is seen of it', async () => {
    await show()
    const name =
      'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum Wirjosoekarto Danurwendo, 10:00–10:45, Scaling, ' +
      'drg. Ratna Dewi, Sp.KG, Cempaka, Confirmed'
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  it('says why it could not be loaded, and shows nobody', async () => {
    await show({ 'GET /api/visit/calendar': refusal(500, 'The server failed.') })
    expect(await screen.findByText('The server failed.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Calendar' })).toBeNull()
  })

  it('moves an appointment at once, and sends what was seen', async () => {
    const sent = vi.fn()
    await show({
      'POST /api/visit/3/move': async (request) => {
        sent(await request.json())
        return success(visitFixture({ id: 3, version: 2 }))(request)
      },
    })
    const user = userEvent.setup()
    ;(await scaling()).focus()
    await user.keyboard('m{ArrowDown}{ArrowRight}{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toEqual({
      ...{ doctor_id: 1, room_id: 2, override_reason: '', version: 1 },
      ...{ starts_at: '2026-11-20T03:30:00.000Z', ends_at: '2026-11-20T04:15:00.000Z' },
    })
  })

  it('puts back what was refused, says why where it was to go, and offers other times', async () => {
    const taken = 'The dentist has another appointment at this time.'
    await show({ 'POST /api/visit/3/move': refusal(409, taken, { fields: { doctor_id: taken } }) })
    const user = userEvent.setup()
    ;(await scaling()).focus()
    await user.keyboard('m{ArrowDown}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: /^Move the appointment/ })
    expect((await within(dialog).findAllByText(taken)).length).toBeGreaterThan(0)
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Time/).value).toBe('10:30')
    expect(await within(dialog).findByRole('button', { name: /Nov 20, 09:00/ })).toBeTruthy()
    const name = /^Raden Ayu.*10:00–10:45, Scaling, drg\. Ratna/
    expect(screen.getByRole('button', { name, hidden: true })).toBeTruthy()
  }, 20_000)

  it('opens a new appointment by its key, on the day that is shown', async () => {
    await show()
    await scaling()
    const user = userEvent.setup()
    await user.keyboard('n')
    const dialog = await screen.findByRole('dialog', { name: 'New appointment' })
    expect((await within(dialog).findByLabelText<HTMLInputElement>(/^Date/)).value).toBe('20/11/2026')
  })

  it('lets who may only read, read', async () => {
    await show({}, { role: 'doctor_clinic' })
    const user = userEvent.setup()
    ;(await scaling()).focus()
    await user.keyboard('m')
    expect(screen.queryByRole('button', { name: 'Drop here' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'New appointment' })).toBeNull()
  })
})
