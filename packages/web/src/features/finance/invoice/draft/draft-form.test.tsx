import { informationFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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

it('names what is prescribed and not handed out before it is issued, of its own visit alone', async () => {
  const { visit_id, patient } = draftFixture()
  const waiting = {
    id: 3,
    state: 'signed',
    patient,
    doctor_name: 'drg. Andi Pratama',
    signed_at: '2026-11-20T03:00:00.000Z',
    medicines: ['Amoxicillin', 'Mefenamic acid'],
  }
  const rows = [waiting, { ...waiting, id: 4, state: 'dispensed', medicines: ['Povidone iodine'] }]
  const asked = vi.fn()
  await renderScene(<Route path="/clinic/finance/invoice/:id" component={InvoicePage} />, {
    role: 'front_office_clinic',
    path: '/clinic/finance/invoice/12',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/invoice/12': success(draftFixture()),
      'GET /api/visit/7': success(visitFixture({ id: 7, state: 'finished', outcome: 'completed' })),
      'PUT /api/invoice/12': success(draftFixture({ version: 2 })),
      'GET /api/dispensing': (request) => {
        asked(new URL(request.url).searchParams.get('visit_id'))
        return success({ rows })(request)
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Issue' }, { timeout: 10_000 }))
  const link = await screen.findByRole('link', { name: 'Hand out' }, { timeout: 10_000 })
  expect(link.getAttribute('href')).toBe('/clinic/medicine-transaction/dispensing/3')
  expect(screen.getByText('Amoxicillin, Mefenamic acid: not all is handed out')).toBeTruthy()
  expect(screen.queryByText(/Povidone/)).toBeNull()
  expect(asked).toHaveBeenCalledWith(String(visit_id))
})
