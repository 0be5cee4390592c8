import { informationUpdate } from '@clinic/core/information'
import { informationFixture, openingHoursFixture } from '@clinic/core/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, success } from '../../testing/scene'
import OpeningHoursPage from './opening-hours'
import Preferences from './preferences'

const clinic = informationFixture()
const hours = openingHoursFixture()

/** Answers requests with one reply after the other, and records them. */
const listen = (...replies: Reply[]) => {
  const bodies: unknown[] = []
  const put: Reply = async (request) => {
    bodies.push(await request.json())
    const reply = replies[bodies.length - 1] ?? refusal(500, 'Nothing more was expected.')
    return reply(request)
  }
  return { bodies, put }
}

describe('a part of the information', () => {
  const show = (put: Reply) =>
    renderScene(<Preferences />, {
      path: '/clinic/information/preferences',
      replies: { 'GET /api/information': success(clinic), 'PUT /api/information': put },
    })
  const tolerate = async (minutes: string) => {
    const field = await screen.findByLabelText('Late tolerance')
    fireEvent.change(field, { target: { value: minutes } })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  }
  const stored = informationUpdate(clinic)

  it('is saved repeatedly, with the other parts unchanged', async () => {
    const saved = { ...clinic, late_tolerance_minutes: 5, version: 2 }
    const { bodies, put } = listen(success(saved), success({ ...saved, late_tolerance_minutes: 7, version: 3 }))
    await show(put)
    await tolerate('5')
    await waitFor(() => expect(bodies).toEqual([{ ...stored, late_tolerance_minutes: 5 }]))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull())
    await tolerate('7')
    await waitFor(() => expect(bodies[1]).toEqual({ ...stored, late_tolerance_minutes: 7, version: 2 }))
  })

  it('does not overwrite another part changed in the meantime', async () => {
    const current = { ...clinic, name: 'Klinik Melati', version: 4 }
    const { bodies, put } = listen(refusal(409, 'Changed meanwhile.', { current }), success({ ...current, version: 5 }))
    await show(put)
    await tolerate('5')
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies[1]).toEqual({ ...stored, name: 'Klinik Melati', late_tolerance_minutes: 5, version: 4 })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('that somebody else changed is shown beside what is typed, and saved over it without the rest', async () => {
    const current = { ...clinic, name: 'Klinik Melati', late_tolerance_minutes: 20, version: 4 }
    const { bodies, put } = listen(refusal(409, 'Changed meanwhile.', { current }), success({ ...current, version: 5 }))
    await show(put)
    await tolerate('5')
    await userEvent.click(await screen.findByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies[1]).toEqual({ ...stored, name: 'Klinik Melati', late_tolerance_minutes: 5, version: 4 })
  })
})

describe('opening hours', () => {
  const show = (put: Reply) =>
    renderScene(<OpeningHoursPage />, {
      path: '/clinic/information/opening-hours',
      replies: { 'GET /api/information/opening-hours': success(hours), 'PUT /api/information/opening-hours': put },
    })
  const day = async (name: string) => within(await screen.findByRole('group', { name }))
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

  it('are typed freely, and sent as times', async () => {
    const { bodies, put } = listen(success({ ...hours, version: 2 }))
    await show(put)
    const sunday = await day('Sunday')
    await userEvent.click(sunday.getByRole('button', { name: 'Add hours' }))
    await userEvent.type(sunday.getByLabelText('Shift 1, from'), '8.30')
    await userEvent.type(sunday.getByLabelText('Shift 1, until'), '12')
    await save()
    const week = { ...hours.week, sunday: [{ from: '08:30', until: '12:00' }] }
    await waitFor(() => expect(bodies).toEqual([{ ...hours, week }]))
  })

  it('that overlap are not sent, and the first wrong one has the focus', async () => {
    const { bodies, put } = listen()
    await show(put)
    const second = (await day('Monday')).getByLabelText('Shift 2, from')
    await userEvent.clear(second)
    await userEvent.type(second, '11')
    await save()
    await screen.findByText('Must not be before the first shift ends')
    expect(document.activeElement).toBe(second)
    expect(bodies).toEqual([])
  })

  it("show the server's error for a special date at that date", async () => {
    const { put } = listen(
      refusal(422, 'Please check.', { fields: { 'special_dates.1.date': 'This date stands here twice' } }),
    )
    await show(put)
    await userEvent.click(await screen.findByRole('button', { name: 'Monday’s hours until Friday' }))
    await save()
    const second = within(screen.getByRole('group', { name: 'Special date 2' }))
    await second.findByText('This date stands here twice')
  })

  it('get the focus at the hours that the server refuses, also those of a special date', async () => {
    const fields = {
      'special_dates.0.shifts.0.until': 'This is not a time',
      'week.monday.0.from': 'This is not a time',
    }
    const { put } = listen(refusal(400, 'Please check.', { fields }))
    await show(put)
    await userEvent.click(await screen.findByRole('button', { name: 'Monday’s hours until Friday' }))
    await save()
    await screen.findByText('Monday, Shift 1, from: This is not a time')
    expect(screen.getByText('Special dates, row 1, Hours, Shift 1, until: This is not a time')).toBeTruthy()
    expect(document.activeElement).toBe((await day('Monday')).getByLabelText('Shift 1, from'))
  })
})
