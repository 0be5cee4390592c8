import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { postedUsageFixture, usageFixture } from '../../entities/medicine/usage-fixture'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, success } from '../../testing/scene'
import UsagePage from './usage-page'

/** Opens what a treatment used, and records what is posted. */
async function openUsage(replies: Record<string, Reply>) {
  const sent: unknown[] = []
  const noted = Object.entries({ 'GET /api/usage/31': success(usageFixture()), ...replies }).map(([call, reply]) => [
    call,
    async (request: Request) => {
      if (request.method === 'POST') sent.push(await request.clone().json())
      return reply(request)
    },
  ])
  await renderScene(<Route path="/clinic/medicine-transaction/usage/:id" component={UsagePage} />, {
    role: 'front_office_clinic',
    path: '/clinic/medicine-transaction/usage/31',
    replies: Object.fromEntries(noted),
  })
  return sent
}

test('posts what is there once, however often it is pressed', async () => {
  let isPosted = false
  const sent = await openUsage({
    'GET /api/usage/31': (request) => success(isPosted ? postedUsageFixture() : usageFixture())(request),
    'POST /api/usage/31/post': (request) => {
      isPosted = true
      return success(postedUsageFixture())(request)
    },
  })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Post 2 materials' }))
  expect(await screen.findByRole('table', { name: 'Taken from the stock' })).toBeTruthy()
  const lines = [
    { medicine_id: 1, quantity: 3 },
    { medicine_id: 2, quantity: 1 },
  ]
  expect(sent).toEqual([{ lines, version: 1 }])
})

test('does not send more than there is, and sends no line of nothing', async () => {
  const sent = await openUsage({ 'POST /api/usage/31/post': success(postedUsageFixture()) })
  const [gloves, composite] = await screen.findAllByLabelText(/^Used/)
  if (!gloves || !composite) throw new Error('No quantities can be typed')
  await userEvent.clear(composite)
  await userEvent.type(composite, '2{Enter}')
  expect(screen.getByText('Only 1 can be taken from the stock')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.clear(composite)
  await userEvent.type(gloves, '{Enter}')
  await waitFor(() => expect(sent).toEqual([{ lines: [{ medicine_id: 1, quantity: 3 }], version: 1 }]))
})

test('shows what another window posted first', async () => {
  let isPosted = false
  await openUsage({
    'GET /api/usage/31': (request) => success(isPosted ? postedUsageFixture() : usageFixture())(request),
    'POST /api/usage/31/post': (request) => {
      isPosted = true
      return refusal(409, 'The document was decided in the meantime.', { current: { ...postedUsageFixture() } })(
        request,
      )
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Post 2 materials' }))
  expect(await screen.findByText('USE/KMG/2026/0002')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Post/ })).toBeNull()
})
