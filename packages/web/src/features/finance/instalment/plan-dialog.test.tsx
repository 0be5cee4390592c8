import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { instalmentPlanFixture } from '../../../entities/instalment/instalment-fixture'
import { invoiceFixture } from '../../../entities/invoice/invoice-fixture'
import { visitFixture } from '../../../entities/visit/visit-fixture'
import { dismissNotices } from '../../../platform/page/notify'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../../testing/scene'
import InvoicePage from '../invoice/invoice-page'

const patience = { timeout: 10_000 }

/** Opens an issued invoice of Rp 765.000 and the dialog of its instalments. */
async function open(answer: Reply) {
  const sent = vi.fn()
  await renderScene(<Route path="/clinic/finance/invoice/:id" component={InvoicePage} />, {
    role: 'front_office_clinic',
    path: '/clinic/finance/invoice/12',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/invoice/12': success(invoiceFixture()),
      'GET /api/visit/7': success(visitFixture({ id: 7, state: 'finished', outcome: 'completed' })),
      'POST /api/invoice/12/instalment-plan': async (request) => {
        sent(await request.clone().json())
        return answer(request)
      },
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Pay in instalments' }, patience))
  const dialog = within(await screen.findByRole('dialog', {}, patience))
  const count = await dialog.findByRole('textbox', { name: /^Number of terms/ }, patience)
  const agree = () => user.click(dialog.getByRole('button', { name: 'Agree' }))
  const type = async (text: string) => {
    await user.clear(count)
    await user.type(count, text)
  }
  return { user, dialog, sent, agree, type }
}

afterEach(() => dismissNotices())

it('shows the terms before they are agreed on, and sends just those', async () => {
  const { dialog, sent, agree, type } = await open(success(instalmentPlanFixture()))
  await type('4')
  const shown = within(dialog.getByRole('table', { name: 'The terms' }))
    .getAllByRole('row')
    .slice(1)
  expect(shown).toHaveLength(4)
  await agree()
  await waitFor(() => expect(sent).toHaveBeenCalled(), patience)
  const { terms } = sent.mock.calls[0]?.[0] ?? {}
  expect(terms.map(({ amount }: { amount: number }) => amount)).toEqual([191_250, 191_250, 191_250, 191_250])
})

it.each(['', '1', '61'])('sends nothing for %j terms', async (count) => {
  const { dialog, sent, agree, type } = await open(success(instalmentPlanFixture()))
  await type(count || '9{Backspace}')
  await agree()
  expect((await dialog.findAllByText('From 2 to 60')).length).toBeGreaterThan(0)
  expect(sent).not.toHaveBeenCalled()
})

it('keeps what was typed when the server refuses it', async () => {
  const fields = { terms: 'The terms do not make up what is owed now' }
  const { dialog, agree, type } = await open(refusal(422, 'Check the highlighted fields.', { fields }))
  await type('6')
  await agree()
  await dialog.findByText(/do not make up what is owed now/, {}, patience)
  expect(dialog.getByRole('textbox', { name: /^Number of terms/ })).toHaveProperty('value', '6')
})

it('is not offered where instalments are agreed on already: their card is there', async () => {
  await renderScene(<Route path="/clinic/finance/invoice/:id" component={InvoicePage} />, {
    role: 'front_office_clinic',
    path: '/clinic/finance/invoice/12',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/invoice/12': success(invoiceFixture({ in_instalments: true })),
      'GET /api/visit/7': success(visitFixture({ id: 7, state: 'finished', outcome: 'completed' })),
      'GET /api/instalment-plan': success(listOf([instalmentPlanFixture()])),
    },
  })
  const terms = await screen.findByRole('table', { name: 'Instalments' }, patience)
  expect(within(terms).getAllByRole('row')).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Pay in instalments' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Declare defaulted' })).toBeNull()
})
