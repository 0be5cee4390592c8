import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dismissNotices } from '../../../platform/page/notify'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, refusal, type Scene, success } from '../../../testing/scene'
import type { Card } from '../calendar-query'
import { calendarOfViolations, planViolationsFixture } from '../plan-violations-fixture'
import { AffectedAppointments } from './affected-appointments'
import { windowsOf } from './use-calendar-of'

vi.setConfig({ testTimeout: 20_000 })

/** All of drg. Bagus, whose leave is not approved yet: no rule is broken. */
const ofBagus = planViolationsFixture.map(
  (each): Card => ({ ...each, doctor_id: 2, doctor_name: 'drg. Bagus', violated_rules: [] }),
)

async function show(appointments: readonly Card[], { replies, role = 'front_office_clinic' }: Partial<Scene> = {}) {
  const sent = vi.fn()
  const reschedule =
    (id: number): Reply =>
    async (request) => {
      sent(id, await request.json())
      return success({ ...appointments.find((each) => each.id === id), moved_from: null })(request)
    }
  await renderScene(<AffectedAppointments appointments={appointments} isPlanned />, {
    role,
    path: '/clinic/doctor-schedule',
    replies: {
      'GET /api/information': success(informationFixture({ name: 'Klinik Melati' })),
      'GET /api/appointment/calendar': success(calendarOfViolations),
      'GET /api/appointment/free-slots': success({ slots: [] }),
      'GET /api/doctor/treating': success(listOf([])),
      'GET /api/room': success(listOf([])),
      'POST /api/appointment/1/reschedule': reschedule(1),
      'POST /api/appointment/2/reschedule': reschedule(2),
      ...replies,
    },
  })
  return { sent, user: userEvent.setup() }
}
const giveAll = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Give all to another dentist: drg. Bagus' }))
  return within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
}

afterEach(() => dismissNotices())

describe('appointments that cannot be kept', () => {
  it('are given to another dentist as far as they fit, in the room of that shift', async () => {
    const { sent, user } = await show(ofBagus)
    const dialog = await giveAll(user)
    await user.click(await dialog.findByRole('radio', { name: /drg\. Citra/ }))
    expect(dialog.getByRole('radio', { name: /drg\. Dewi/ }).getAttribute('disabled')).not.toBeNull()
    expect(dialog.getByText('2 of 3 fit')).toBeTruthy()
    expect(dialog.getByText('Has another appointment then')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Give 2 appointments' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const given = { doctor_id: 3, room_id: 3, version: 1, override_reason: '' }
    expect(sent.mock.calls).toEqual([
      [1, { ...given, starts_at: '2099-11-23T02:00:00.000Z', ends_at: '2099-11-23T02:30:00.000Z' }],
      [2, { ...given, starts_at: '2099-11-23T02:45:00.000Z', ends_at: '2099-11-23T03:15:00.000Z' }],
    ])
    expect(await screen.findByText('2 appointments go to drg. Citra', {}, { timeout: 10_000 })).toBeTruthy()
  })

  it('stay in the dialog with the reason when the server refuses one', async () => {
    const why = 'The licence of the dentist has ended by then'
    const refused = refusal(422, 'Please check.', { fields: { doctor_id: why } })
    const { sent, user } = await show(ofBagus, { replies: { 'POST /api/appointment/1/reschedule': refused } })
    const dialog = await giveAll(user)
    await user.click(await dialog.findByRole('radio', { name: /drg\. Citra/ }))
    await user.click(dialog.getByRole('button', { name: 'Give 2 appointments' }))
    const told = await dialog.findByRole('alert')
    expect(told.textContent).toContain(`Siti Nurhaliza: ${why}`)
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('go one by one to who is free then, or to another time', async () => {
    const { user } = await show(ofBagus)
    await user.click(await screen.findByRole('button', { name: 'Other dentist: Siti Nurhaliza' }))
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
    expect((await dialog.findAllByText('Free then')).length).toBe(2)
    expect(dialog.getByText('Does not work then')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Other time: Siti Nurhaliza' }))
    expect(
      await screen.findByRole('dialog', { name: 'Move the appointment of Siti Nurhaliza' }, { timeout: 10_000 }),
    ).toBeTruthy()
  })

  it('are told to the patient in words that fit', async () => {
    await show(ofBagus)
    const link = await screen.findByRole('link', { name: 'WhatsApp: Siti Nurhaliza' })
    await waitFor(() =>
      expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toMatch(
        /^Hello Siti Nurhaliza, we cannot keep your appointment at Klinik Melati on Mon, Nov 23, 09:00/,
      ),
    )
    expect(screen.getByRole('link', { name: 'Call: Siti Nurhaliza' }).getAttribute('href')).toMatch(/^tel:\+62/)
  })

  it.each([
    { what: 'have begun', card: { starts_at: '2020-11-23T02:00:00.000Z' }, role: 'front_office_clinic' as const },
    { what: 'are only read', card: {}, role: 'nurse_clinic' as const },
  ])('are not moved when they $what', async ({ card, role }) => {
    await show(
      ofBagus.slice(0, 1).map((each) => ({ ...each, ...card })),
      { role },
    )
    expect(await screen.findByRole('link', { name: 'Siti Nurhaliza' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Other/ })).toBeNull()
  })
})

it('days are asked for in stretches that the server answers', () => {
  expect(windowsOf(['2026-11-01', '2026-11-01', '2026-12-12', '2026-12-13', '2027-02-01'])).toEqual([
    { from: '2026-11-01', until: '2026-12-12' },
    { from: '2026-12-13', until: '2026-12-13' },
    { from: '2027-02-01', until: '2027-02-01' },
  ])
})
