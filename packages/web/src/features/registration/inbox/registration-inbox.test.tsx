import { registrationRowFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScene } from '../../../testing/render-scene'
import { listOf, success } from '../../../testing/scene'
import RegistrationInbox from './registration-inbox'

const path = '/clinic/patient/registration'

test.each([
  ['', 'submitted'],
  ['?state=submitted', 'submitted'],
  ['?state=rejected', 'rejected'],
  ['?state=all', null],
  ['?state=nonsense', 'submitted'],
])('the inbox at %j asks for the status %s', async (search, want) => {
  const requests: (string | null)[] = []
  await renderScene(<RegistrationInbox />, {
    path: path + search,
    replies: {
      'GET /api/registration': (request) => {
        requests.push(new URL(request.url).searchParams.get('state'))
        return success(listOf([registrationRowFixture()]))(request)
      },
    },
  })
  const person = await screen.findByRole('link', { name: 'Ayu Lestari' })
  expect(person.getAttribute('href')).toBe(`${path}/7`)
  expect(requests).toEqual([want])
})
