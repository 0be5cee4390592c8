import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { cashShiftFixture } from '../../../../entities/cash-shift/cash-shift-fixture'
import { invoiceFixture, paymentFixture } from '../../../../entities/invoice/invoice-fixture'
import { visitFixture } from '../../../../entities/visit/visit-fixture'
import { dismissNotices } from '../../../../platform/page/notify'
import { renderScene } from '../../../../testing/render-scene'
import { type Reply, refusal, success } from '../../../../testing/scene'
import InvoicePage from '../invoice-page'

const patience = { timeout: 10_000 }
const taken = success(paymentFixture())

const settled = { state: 'paid', paid: 765_000, owed: 0 } as const

/** Opens the dialog on an issued invoice of Rp 765.000; the payments are answered one after the other, the last one for ever. */
async function open(...answers: Reply[]) {
  const sent = vi.fn()
  let turn = 0
  const answer: Reply = async (request) => {
    sent(request.headers.get('Idempotency-Key'), await request.clone().json())
    const reply = answers[Math.min(turn, answers.length - 1)] ?? taken
    turn += 1
    return reply(request)
  }
  await renderScene(<Route path="/clinic/finance/invoice/:id" component={InvoicePage} />, {
    role: 'front_office_clinic',
    path: '/clinic/finance/invoice/12',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/invoice/12': (request) => success(invoiceFixture(turn > 0 ? settled : {}))(request),
      'GET /api/visit/7': success(visitFixture({ id: 7, state: 'finished', outcome: 'completed' })),
      'GET /api/cash-shift/mine': success({ current: cashShiftFixture() }),
      'POST /api/invoice/12/payment': answer,
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Take payment' }, patience))
  const amount = await screen.findByRole('textbox', { name: 'Amount' }, patience)
  return {
    user,
    sent,
    amount,
    /** Presses Enter on the button that takes the payment, so many times in one moment. */
    async take(times = 1) {
      screen.getByRole('button', { name: /^Take Rp/ }).focus()
      await user.keyboard('{Enter}'.repeat(times))
    },
  }
}

const cash = { tenders: [{ method: 'cash', amount: 765_000, reference: '' }], cash_given: 765_000 }

afterEach(() => dismissNotices())

it('has what is owed in it, and offers the receipt once it is taken', async () => {
  const { sent, take } = await open()
  await take()
  const receipt = await screen.findByRole('link', { name: 'Print receipt' }, patience)
  expect(receipt.getAttribute('href')).toBe('/clinic/finance/payment/5/receipt')
  expect(sent.mock.calls.map(([, body]) => body)).toEqual([cash])
})

it('is sent once when Enter is pressed twice', async () => {
  const { sent, take } = await open(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return taken(request)
  })
  await take(2)
  await screen.findByRole('link', { name: 'Print receipt' }, patience)
  expect(sent).toHaveBeenCalledTimes(1)
})

it('keeps what was typed when it is refused, and says so at the field', async () => {
  const refused = refusal(422, 'More than is owed.', { fields: { 'tenders.0.amount': 'At most Rp 500.000' } })
  const { user, sent, amount, take } = await open(refused, taken)
  await user.clear(amount)
  await user.type(amount, '600000')
  await take()
  expect(await screen.findByText('At most Rp 500.000', { selector: 'p' }, patience)).toBeTruthy()
  expect(await screen.findByDisplayValue(/600[.,]?000/)).toBe(amount)
  await user.clear(amount)
  await user.type(amount, '500000')
  await take()
  await screen.findByRole('link', { name: 'Print receipt' }, patience)
  expect(sent.mock.calls.map(([, body]) => body.tenders[0].amount)).toEqual([600_000, 500_000])
})

it('is sent again with the same key when the answer is lost', async () => {
  const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
  const { sent, take } = await open(lost, taken)
  await take()
  expect(await screen.findByText(/If the answer was lost, send it again/, {}, patience)).toBeTruthy()
  await take()
  await screen.findByRole('link', { name: 'Print receipt' }, patience)
  const [first, second] = sent.mock.calls
  expect(first).toEqual(second)
  expect(first?.[0]).toMatch(/^[0-9a-f]{32}$/)
})

it('tells before it is sent that more is paid than is owed, or too little cash is given', async () => {
  const { user, sent, amount, take } = await open()
  await user.clear(amount)
  await user.type(amount, '800000')
  await take()
  expect(await screen.findByText(/35,000 more than is owed/)).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '765000')
  await user.type(screen.getByRole('textbox', { name: 'Cash handed over' }), '700000')
  expect(screen.getByText('Still missing').parentElement?.textContent).toContain('65,000')
  await take()
  expect(await screen.findByText('Less than is to be paid in cash')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
})

it('is split over two methods, each with its reference', async () => {
  const { user, sent, amount } = await open()
  await user.clear(amount)
  await user.type(amount, '400000')
  expect(await screen.findByText(/365,000 stays to pay/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Another method' }))
  await user.type(await screen.findByRole('textbox', { name: /Number of the slip/ }), '8812')
  await user.click(screen.getByRole('button', { name: /^Take Rp/ }))
  await screen.findByRole('link', { name: 'Print receipt' }, patience)
  expect(sent.mock.calls.at(0)?.[1].tenders).toEqual([
    { method: 'cash', amount: 400_000, reference: '' },
    { method: 'qris', amount: 365_000, reference: '8812' },
  ])
})

it('leads on to the next step when it is closed, also by Escape', async () => {
  const { user, take } = await open()
  await take()
  await screen.findByRole('link', { name: 'Print receipt' }, patience)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take payment', hidden: true })).toBeNull(), patience)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Let the patient go'))
})
