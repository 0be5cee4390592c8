import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../../testing/scene'
import { appointmentFixture, calendarFixture } from '../appointment-fixture'
import AppointmentCalendar from '../calendar/calendar'

const future = { starts_at: '2099-11-20T02:00:00.000Z', ends_at: '2099-11-20T02:30:00.000Z' }
const show = (
  appointment: Parameters<typeof appointmentFixture>[0],
  path = '&view=list',
  replies: Record<string, Reply> = {},
) =>
  renderScene(<AppointmentCalendar />, {
    role: 'front_office_clinic',
    path: `/clinic/dashboard/calendar?date=2026-11-20&appointment=1${path}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/appointment/calendar': success(calendarFixture()),
      'GET /api/appointment': success(listOf([])),
      'GET /api/appointment/free-slots': success({ slots: [] }),
      'GET /api/appointment/1': success(appointmentFixture({ ...future, ...appointment })),
      ...replies,
    },
  })

// Seen to fail: with the message of a booked one for all.
describe('the message to the patient', () => {
  const from = { doctor_id: 1, room_id: 1, starts_at: '2099-11-19T02:00:00.000Z', ends_at: '2099-11-19T02:30:00.000Z' }
  it.each([
    ['of one that is on', {}, /your appointment at .* is on Fri, Nov 20, 09:00 with drg\. Ratna/],
    ['of one at another time', { moved_from: { ...from, state: 'booked' } }, /has moved to Fri, Nov 20, 09:00/],
    ['of one outside the plan', { violated_rules: ['no_shift'] }, /cannot keep .*We need to find another time/],
    ['of one that is cancelled', { state: 'cancelled', cancel_reason: 'clinic_closed' }, /is cancelled/],
    ['of one that was missed', { state: 'no_show' }, /we missed you/],
  ] as const)(
    '%s',
    async (_, appointment, wanted) => {
      await show({
        ...appointment,
        violated_rules: [...('violated_rules' in appointment ? appointment.violated_rules : [])],
      })
      const link = await screen.findByRole('link', { name: 'WhatsApp' }, { timeout: 10_000 })
      expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toMatch(wanted)
    },
    20_000,
  )
})

it('warns before moving a confirmed appointment that it must be confirmed again', async () => {
  await show({ state: 'confirmed' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Move' }, { timeout: 10_000 }))
  const time = await screen.findByLabelText(/^Time/, {}, { timeout: 10_000 })
  // the drawer below keeps the focus until the dialog has it
  await waitFor(() => expect(time.closest('[role=dialog]')?.contains(document.activeElement)).toBe(true))
  const warning = /With another time, ask again and confirm anew/
  expect(screen.queryByText(warning)).toBeNull()
  await user.clear(time)
  await user.type(time, '10:00')
  expect(await screen.findByText(warning)).toBeTruthy()
}, 20_000)

it('shows what the server refuses of a cancellation by its label, and the focus goes there', async () => {
  const refused = refusal(400, 'Please check.', { fields: { cancel_note: 'At most 200 characters' } })
  await show({}, '&view=list', { 'POST /api/appointment/1/cancel': refused })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }, { timeout: 10_000 }))
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 10_000 }))
  await user.selectOptions(dialog.getByLabelText(/^Reason for cancelling/), 'The patient cancelled')
  await user.click(dialog.getByRole('button', { name: 'Cancel appointment' }))
  expect(await dialog.findByText('Note: At most 200 characters')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('Note'))
}, 20_000)
