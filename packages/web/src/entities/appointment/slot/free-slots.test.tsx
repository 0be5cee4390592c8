import type { Schema } from '@clinic/api'
import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, success } from '../../../testing/scene'
import type { SlotDraft } from './slot-draft'
import { SlotFields } from './slot-fields'

const patience = { timeout: 10_000 }

/** A time of each of three dentists, of whom drg. 1 has no room; of one dentist or a later day others, as the server has them. */
const free: Reply = (request) => {
  const asked = new URL(request.url).searchParams
  const first = asked.has('doctor_id') ? 12 : 9
  const slots = [0, 1, 2].map((turn) => slotAt(first + turn, asked.has('doctor_id') ? 2 : turn))
  return success({ slots })(request)
}

const slotAt = (hour: number, doctor_id: number): Schema<'FreeSlot'> => ({
  starts_at: `2099-11-20T${String(hour - 7).padStart(2, '0')}:00:00.000Z`,
  ends_at: `2099-11-20T${String(hour - 7).padStart(2, '0')}:30:00.000Z`,
  doctor_id,
  doctor_name: `drg. ${doctor_id}`,
  ...(doctor_id === 1 ? { room_id: null, room_name: null } : { room_id: 1, room_name: 'Melati' }),
})

function Form() {
  const [value, setValue] = useState<SlotDraft>({
    starts_at: '',
    minutes: 30,
    doctor_id: '',
    room_id: '',
    override_reason: '',
  })
  return (
    <>
      <SlotFields
        value={value}
        errors={{}}
        change={(part) => setValue({ ...value, ...part })}
        timeZone="Asia/Jakarta"
      />
      <output aria-label="Room of the draft">{value.room_id}</output>
    </>
  )
}

async function open() {
  const asked = vi.fn()
  await renderScene(<Form />, {
    role: 'front_office_clinic',
    path: '/clinic/dashboard/calendar',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/appointment/free-slots': (request) => {
        asked(new URL(request.url).searchParams.get('doctor_id'))
        return free(request)
      },
      'GET /api/doctor/treating': success(listOf([])),
      'GET /api/room': success(listOf([])),
    },
  })
  await screen.findByRole('button', { name: /drg\. 2/ }, patience)
  return { user: userEvent.setup(), asked }
}

const offered = () => screen.getAllByRole('button', { name: /drg\./ })

it('offers the same times while one of them is taken, so that a second click takes the same one', async () => {
  const { user, asked } = await open()
  const third = offered()[2]
  if (third) await user.click(third)
  expect(offered()[2]).toBe(third)
  expect(third?.getAttribute('aria-pressed')).toBe('true')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('offers other times once another time is typed', async () => {
  const { user, asked } = await open()
  const third = offered()[2]
  if (third) await user.click(third)
  const time = screen.getByRole('textbox', { name: /^Time/ })
  await user.clear(time)
  await user.type(time, '1500{Tab}')
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('2'))
})

it('does not keep the room of another dentist for a time that has none', async () => {
  const { user } = await open()
  const room = () => screen.getByRole('status', { name: 'Room of the draft' }).textContent
  const [first, second] = offered()
  if (first) await user.click(first)
  expect(room()).toBe('1')
  if (second) await user.click(second)
  expect(room()).toBe('')
})
