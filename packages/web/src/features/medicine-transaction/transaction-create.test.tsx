import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { dismissNotices } from '../../platform/page/notify'
import { createScene, listOf, success } from '../../testing/scene'
import { SceneFrame } from '../../testing/scene-frame'
import TransactionCreate from './transaction-create'
import { receiptFixture } from './transaction-fixture'

afterEach(() => dismissNotices())

it('is replaced in the history by the document that was saved: Back does not lead to an empty form', async () => {
  const { kind, content, medicines } = receiptFixture()
  const app = await createScene({
    role: 'front_office_clinic',
    replies: {
      'GET /api/company-medicine/1': success({
        ...medicines[0],
        ingredients: ['Amoxicillin'],
        category: 'prescription_only',
      }),
      'GET /api/supplier': success(listOf([])),
      'GET /api/supplier/1': success({ id: 1, name: 'PT Sehat Farma Nusantara', status: 'active' }),
      'POST /api/medicine-transaction': success(receiptFixture(), 201),
    },
  })
  await app.drafts.save('medicine-transaction-new', {
    value: { kind, ...content },
    savedAt: '2026-11-20T02:00:00Z',
  })
  const { hook, history, navigate } = memoryLocation({ path: '/clinic/medicine-transaction', record: true })
  navigate('/clinic/medicine-transaction/new')
  render(
    <SceneFrame app={app}>
      <Router hook={hook}>
        <Route path="/clinic/medicine-transaction/new" component={TransactionCreate} />
        <Route path="/clinic/medicine-transaction/5">the document</Route>
      </Router>
    </SceneFrame>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Save/ }))
  await screen.findByText('the document')
  expect(history).toEqual(['/clinic/medicine-transaction', '/clinic/medicine-transaction/5'])
})
