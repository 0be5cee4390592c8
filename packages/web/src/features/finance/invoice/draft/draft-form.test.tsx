import { informationFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Route } from 'wouter'
import { draftFixture } from '../../../../entities/invoice/invoice-fixture'
import { visitFixture } from '../../../../entities/visit/visit-fixture'
import { renderScene } from '../../../../testing/render-scene'
import { silence, success } from '../../../../testing/scene'
import InvoicePage from '../invoice-page'

it.each([
  { pressed: 'Issue', other: 'Save draft' },
  { pressed: 'Save draft', other: 'Issue' },
])('shows at $pressed alone that it is on its way', async ({ pressed, other }) => {
  await renderScene(<Route path="/clinic/finance/invoice/:id" component={InvoicePage} />, {
    role: 'front_office_clinic',
    path: '/clinic/finance/invoice/12',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/invoice/12': success(draftFixture()),
      'GET /api/visit/7': success(visitFixture({ id: 7, state: 'finished', outcome: 'completed' })),
      'PUT /api/invoice/12': silence,
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: pressed }, { timeout: 10_000 }))
  expect(await screen.findByRole('button', { name: pressed, busy: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: other, busy: true })).toBeNull()
})
