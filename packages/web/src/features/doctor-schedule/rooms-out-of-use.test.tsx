import { informationFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { listOf, success } from '../../testing/scene'
import DoctorSchedule from './doctor-schedule'
import { scheduleFixture } from './schedule-fixture'

const maintenance = listOf([
  {
    ...{ id: 1, room_id: 1, room_name: 'Melati', reason: 'Servis kompresor' },
    ...{ starts_at: '2099-11-23T03:00:00.000Z', ends_at: '2099-11-23T06:00:00.000Z' },
  },
])
const show = () =>
  renderScene(<DoctorSchedule />, {
    ...{ role: 'manager_clinic', path: '/clinic/doctor-schedule?week=2099-11-23' },
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/doctor-schedule': success(scheduleFixture()),
      'GET /api/doctor-schedule/absence': success(listOf([])),
      'GET /api/room': success(listOf([{ id: 1, name: 'Melati' }])),
      'GET /api/room/maintenance': success(maintenance),
    },
  })
const why = 'Out of use 10:00–13:00: Servis kompresor'

describe('a room out of use', () => {
  it('is shown below the week, and on the shifts that run into it', async () => {
    await show()
    const table = await screen.findByRole('table')
    expect(await within(table).findByRole('rowheader', { name: 'Rooms out of use' })).toBeTruthy()
    expect(
      within(table).getByText((_, element) => element?.textContent === `Melati: ${why}` && element.tagName === 'P'),
    ).toBeTruthy()
    const shift = within(table).getByRole('button', { name: /^drg\. Ayu Lestari, Monday.*08:00–12:00/ })
    expect(within(shift).getByText(why)).toBeTruthy()
    expect(within(table).queryByRole('button', { name: /Tuesday.*Out of use/ })).toBeNull()
  }, 20_000)

  it('is told before a shift is saved into it', async () => {
    await show()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: /^drg\. Ayu Lestari, Monday.*08:00–12:00/ }))
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 })
    const warning = 'The room is out of use during this shift'
    expect(await within(dialog).findByText(warning)).toBeTruthy()
    const ends = within(dialog).getByLabelText(/^Until/)
    await user.clear(ends)
    await user.type(ends, '10:00')
    expect(within(dialog).queryByText(warning)).toBeNull()
  }, 20_000)
})
