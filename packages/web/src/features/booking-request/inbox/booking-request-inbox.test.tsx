import { bookingRequestFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScene } from '../../../testing/render-scene'
import { listOf, success } from '../../../testing/scene'
import BookingRequestInbox from './booking-request-inbox'

const path = '/clinic/dashboard/booking-request'

test('the service is called as the desk reads it', async () => {
  const request = bookingRequestFixture({ product_name: 'Tambal gigi', product_name_en: 'Filling' })
  await renderScene(<BookingRequestInbox />, {
    path,
    replies: { 'GET /api/booking-request': success(listOf([request])) },
  })
  expect(await screen.findByText('Filling')).toBeTruthy()
  expect(screen.queryByText('Tambal gigi')).toBeNull()
})

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
