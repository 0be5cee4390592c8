import type { Schema } from '@clinic/api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderScene } from '../../../testing/render-scene'
import { refusal, success } from '../../../testing/scene'
import { draftOf, ownStaffWeekFixture, staffShiftFixture } from '../staff-shift-fixture'
import NurseWeek from './nurse-week'
import { helpedPatients, monday, nurseWeekFixture } from './nurse-week-fixture'

/** Shows the week; returns the dentists whose patients are asked for, `null` for those of all. */
async function show(
  replyOf: (from: string) => Schema<'StaffSchedule'>,
  patients = success({ appointments: helpedPatients }),
) {
  const asked: (string | null)[] = []
  await renderScene(<NurseWeek />, {
    role: 'nurse_clinic',
    path: `/nurse/dashboard/week?week=${monday}`,
    account: { staff_id: 1 },
    replies: {
      'GET /api/staff-schedule': (request) =>
        success(replyOf(new URL(request.url).searchParams.get('from') ?? ''))(request),
      'GET /api/appointment/calendar': (request) => {
        asked.push(new URL(request.url).searchParams.get('doctor_id'))
        return patients(request)
      },
    },
  })
  return asked
}

const day = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const found = heading.closest('li')
  if (!found) throw new Error(`${name} is no day of the list`)
  return found
}

it('counts the patients of the helped dentist on the days with a shift that takes place', async () => {
  const asked = await show(() => nurseWeekFixture())
  const first = await day('Monday, November 23')
  await waitFor(() => expect(within(first).getAllByText(/^(Melati · )?2 patients on this day$/)).toHaveLength(2))
  expect((await day('Saturday, November 28')).textContent).toContain('Melati · 1 patient on this day')
  for (const name of ['Tuesday, November 24', 'Wednesday, November 25', 'Thursday, November 26'])
    expect((await day(name)).textContent).not.toContain('on this day')
  expect(asked).toEqual(['1'])
})

it('asks for the patients of all dentists where several are helped', async () => {
  const shifts = [staffShiftFixture(1, monday), staffShiftFixture(2, '2099-11-24', { assists_doctor_id: 2 })]
  const asked = await show(() => nurseWeekFixture({ shifts }))
  await waitFor(() => expect(asked).toEqual([null]))
})

it('says that a week is not published, promises no free day in it, and asks for no patients', async () => {
  const asked = await show((from) =>
    from === monday ? nurseWeekFixture() : ownStaffWeekFixture(from, { weeks: draftOf(from) }),
  )
  await day('Monday, November 23')
  expect(screen.queryByText('This week is not published yet.')).toBeNull()
  expect((await day('Friday, November 27')).textContent).toContain('No shift')
  await userEvent.keyboard(']')
  expect(await screen.findByText('This week is not published yet.')).toBeTruthy()
  expect(screen.queryByText('No shift')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Sunday, December 6',
  ])
  expect(asked).toEqual(['1'])
})

it('keeps the shifts where the patients cannot be read', async () => {
  await show(() => nurseWeekFixture(), refusal(503, 'The database does not answer.'))
  expect(await screen.findByText('The database does not answer.')).toBeTruthy()
  expect((await day('Saturday, November 28')).textContent).toContain('08:30–13:30 drg. Ayu Lestari')
})
