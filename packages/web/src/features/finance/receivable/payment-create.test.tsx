import { informationFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Route, Switch } from 'wouter'
import { claimCardFixture, claimPayorFixture, payorPaymentFixture } from '../../../entities/claim/claim-fixture'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../../testing/scene'
import PaymentCreate from './payment-create'
import PaymentPage from './payment-page'

const approved = claimCardFixture({ state: 'approved', approved: 280_000 })

const home = '/clinic/finance/receivable/payment'
const Screens = () => (
  <Switch>
    <Route path={`${home}/new`} component={PaymentCreate} />
    <Route path={`${home}/:id`} component={PaymentPage} />
  </Switch>
)

const refused = refusal(422, 'Check the marked fields.', { fields: { allocations: 'Of invoice A Rp 1 is approved' } })

async function openForm(answer: Reply = refused) {
  const sent: unknown[] = []
  await renderScene(<Screens />, {
    role: 'manager_clinic',
    path: `${home}/new?payor=3`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/payor/3': success(claimPayorFixture()),
      'GET /api/claim': (request) => success(listOf(request.url.includes('state=approved') ? [approved] : []))(request),
      'GET /api/payor-payment/7': success(payorPaymentFixture()),
      'POST /api/payor-payment': async (request) => {
        sent.push(await request.clone().json())
        return answer(request)
      },
    },
  })
  const amount = await screen.findByRole('textbox', { name: /^Amount/ })
  await userEvent.type(screen.getByRole('textbox', { name: /^Reference/ }), 'TRF-1')
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Record payment' }))
  return { sent, amount, save }
}

it('sends nothing while the claims do not come to the amount', async () => {
  const { sent, amount, save } = await openForm()
  await userEvent.type(amount, '200000')
  await save()
  expect(await screen.findAllByText(/The claims come to Rp\s?280,000/)).toHaveLength(2)
  expect(sent).toEqual([])
})

it('sends the parts of the claims, and says why they are refused', async () => {
  const { sent, amount, save } = await openForm()
  await userEvent.type(amount, '280000')
  await save()
  expect(await screen.findByText(/Of invoice A Rp 1 is approved/)).toBeTruthy()
  expect(sent).toEqual([
    expect.objectContaining({
      payor_id: 3,
      amount: 280_000,
      reference: 'TRF-1',
      allocations: [{ claim_id: 4, amount: 280_000 }],
    }),
  ])
})

it('leads to the payment once it is recorded', async () => {
  const { amount, save } = await openForm(success(payorPaymentFixture(), 201))
  await userEvent.type(amount, '280000')
  await save()
  expect(await screen.findByRole('heading', { name: 'Payment PPY/2026/0001' })).toBeTruthy()
})
