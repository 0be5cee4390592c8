import { bookingRequestFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScene } from '../../../testing/render-scene'
import { listOf, success } from '../../../testing/scene'
import BookingRequestInbox from './booking-request-inbox'

const path = '/clinic/dashboard/booking-request'

test.each([
  ['', 'requested'],
  ['?state=requested', 'requested'],
  ['?state=declined', 'declined'],
  ['?state=all', null],
  ['?state=nonsense', 'requested'],
])('the inbox at %j asks for the status %s', async (search, want) => {
  const requests: (string | null)[] = []
  await renderScene(<BookingRequestInbox />, {
    path: path + search,
    replies: {
      'GET /api/booking-request': (request) => {
        requests.push(new URL(request.url).searchParams.get('state'))
        return success(listOf([bookingRequestFixture()]))(request)
      },
    },
  })
  const when = await screen.findByRole('link', { name: /Nov 23/ })
  expect(when.getAttribute('href')).toBe(`${path}/7`)
  expect(requests).toEqual([want])
})
