import type { RoleName } from '@clinic/core/access'
import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Route, Switch } from 'wouter'
import {
  claimFixture,
  claimPayorFixture,
  payorPaymentCardFixture,
  payorPaymentFixture,
} from '../../../entities/claim/claim-fixture'
import { renderScene } from '../../../testing/render-scene'
import { listOf, success } from '../../../testing/scene'
import ClaimPage from './claim-page'
import PaymentList from './payment-list'
import PaymentPage from './payment-page'

const home = '/clinic/finance/receivable'
const Screens = () => (
  <Switch>
    <Route path={`${home}/payment/:id`} component={PaymentPage} />
    <Route path={`${home}/payment`} component={PaymentList} />
    <Route path={`${home}/:id`} component={ClaimPage} />
  </Switch>
)

async function open(path: string, role: RoleName = 'manager_clinic', payment = payorPaymentFixture()) {
  const asked: URLSearchParams[] = []
  await renderScene(<Screens />, {
    role,
    path: `${home}${path}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/payor': success(listOf([claimPayorFixture()])),
      'GET /api/payor-payment': (request) => {
        asked.push(new URL(request.url).searchParams)
        return success(listOf([payorPaymentCardFixture()]))(request)
      },
      'GET /api/payor-payment/7': success(payment),
      'GET /api/claim/4': success(claimFixture('paid')),
    },
  })
  return { asked }
}

it('a payment is found by its reference, and leads to its claims and back', async () => {
  const { asked } = await open('/payment')
  await userEvent.type(await screen.findByRole('searchbox'), 'trf-0091')
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('trf-0091'))
  await userEvent.click(await screen.findByRole('link', { name: /TRF-0091/ }))
  const claims = within(await screen.findByRole('table', { name: 'Claims paid' }))
  expect(claims.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`${home}/4`, `${home}/5`])
  await userEvent.click(claims.getByRole('link', { name: /INV\/2026\/0012/ }))
  await userEvent.click(await screen.findByRole('link', { name: 'PPY/2026/0001' }))
  expect(await screen.findByRole('heading', { name: 'Payment PPY/2026/0001' })).toBeTruthy()
})

it('payments are asked for by payor, state, days and order of the address', async () => {
  const { asked } = await open('/payment?payor=3&state=void&period=today&sort=-amount')
  await screen.findByRole('link', { name: /TRF-0091/ })
  const { from, until, ...query } = Object.fromEntries(asked.at(-1) ?? [])
  expect(query).toMatchObject({ payor_id: '3', state: 'void', sort: '-amount' })
  expect(from).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(until).toBe(from)
})

it.each([
  ['manager_clinic', 1],
  ['front_office_clinic', 0],
] as const)('a %s takes a payment back: %i', async (role, count) => {
  await open('/payment/7', role)
  await screen.findByRole('table', { name: 'Claims paid' })
  expect(screen.queryAllByRole('button', { name: 'Void payment' })).toHaveLength(count)
})

it.each([
  ['is open to payments', 'approved', 1],
  ['was written off since', 'written_off', 0],
] as const)('a payment of a claim that %s can be taken back: %#', async (_, state, buttons) => {
  const [claim] = payorPaymentFixture().claims
  await open('/payment/7', 'manager_clinic', payorPaymentFixture({ claims: claim && [{ ...claim, state }] }))
  await screen.findByRole('table', { name: 'Claims paid' })
  expect(screen.queryAllByRole('button', { name: 'Void payment' })).toHaveLength(buttons)
})
