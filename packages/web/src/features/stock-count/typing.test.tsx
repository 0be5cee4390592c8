import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, success } from '../../testing/scene'
import { countingFixture } from './stock-count-fixture'
import StockCountPage from './stock-count-page'

// Seen to fail: sent once only; a new key for what is sent again; what is no whole number sent.

/** Opens a count in which one of three batches is typed already, and records what is sent. */
async function openShelves(typed: Reply) {
  const sent: { body: unknown; key: string | null }[] = []
  await renderScene(<Route path="/clinic/medicine-transaction/count/:id" component={StockCountPage} />, {
    role: 'front_office_clinic',
    path: '/clinic/medicine-transaction/count/41',
    replies: {
      'GET /api/stock-count/41': success(countingFixture()),
      'POST /api/stock-count/41/entry': async (request) => {
        sent.push({ body: await request.clone().json(), key: request.headers.get('idempotency-key') })
        return typed(request)
      },
    },
  })
  const fields = await screen.findAllByRole('textbox', { name: /^Counted/ })
  return { sent, fields }
}

test('Enter stores what is typed and leads to the next batch', async () => {
  const { sent, fields } = await openShelves(success({ batch_id: 2, quantity: 12 }))
  const [, second, third] = fields
  if (!second || !third) throw new Error('No quantities can be typed')
  await userEvent.type(second, '12{Enter}')
  expect(document.activeElement).toBe(third)
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toEqual([{ batch_id: 2, quantity: 12 }])
})

test('what is typed is sent again under the same key until it is answered', async () => {
  let tries = 0
  const { sent, fields } = await openShelves((request) => {
    tries += 1
    return (tries < 3 ? refusal(503, 'Busy') : success({ batch_id: 2, quantity: 12 }))(request)
  })
  const [, second] = fields
  if (!second) throw new Error('No quantity can be typed')
  await userEvent.type(second, '12{Enter}')
  expect(await screen.findByText(/^Not sent yet: 1 batch/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/^Not sent yet/)).toBeNull(), { timeout: 5_000 })
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test.each(['2,5', '-1', '8991234567890'])('%s is not sent and is said to be wrong', async (text) => {
  const { sent, fields } = await openShelves(success({ batch_id: 2, quantity: 12 }))
  const [, second] = fields
  if (!second) throw new Error('No quantity can be typed')
  await userEvent.type(second, `${text}{Enter}`)
  expect(second.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('a barcode leads to its batches', async () => {
  await openShelves(success({ batch_id: 2, quantity: 12 }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Find or scan/ }), '8991234567890{Enter}')
  expect(screen.getAllByRole('textbox', { name: /^Counted/ })).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /^Counted/ })[0])
})
