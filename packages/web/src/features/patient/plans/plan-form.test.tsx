import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { serviceFixture, servicesFixture } from '../../../entities/note/note-fixture'
import { odontogramFixture } from '../../../entities/odontogram/odontogram-fixture'
import { draftPlanFixture, planItemFixture } from '../../../entities/treatment-plan/treatment-plan-fixture'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, success } from '../../../testing/scene'
import './chart-offers'
import './plan-rows'
import PlanCreate from './plan-create'
import PlanEdit from './plan-edit'

const patience = { timeout: 10_000 }
const scaling = serviceFixture({
  id: 2,
  code: 'PER-02',
  name: 'Scaling',
  name_en: 'Scaling',
  category: 'periodontics',
  scope: 'mouth',
  price_model: 'fixed',
  price: 425_000,
  odontogram_code: '',
})
const rootCanal = serviceFixture({
  ...servicesFixture[3],
  id: 4,
  price_model: 'per_tooth',
  price: 750_000,
  scope: 'tooth',
})

interface Shown {
  path?: string
  patient?: Schema<'Patient'>
  found?: Schema<'Product'>[]
  replies?: Record<string, Reply>
}

async function show({
  path = 'new',
  patient = patientFixture(),
  found = [serviceFixture()],
  replies = {},
}: Shown = {}) {
  const sent = vi.fn()
  const keep: Reply = async (request) => {
    sent(await request.clone().json())
    return success(draftPlanFixture())(request)
  }
  const { app } = await renderScene(
    <>
      <Route path="/doctor/patient/:id/plan/new" component={PlanCreate} />
      <Route path="/doctor/patient/:id/plan/:plan/edit" component={PlanEdit} />
    </>,
    {
      role: 'doctor_clinic',
      account: { doctor_id: 1 },
      path: `/doctor/patient/12/plan/${path}`,
      replies: {
        'GET /api/patient/12': success(patient),
        'GET /api/patient/12/odontogram': success(odontogramFixture(['+45 rct'])),
        'GET /api/product': success(listOf(found)),
        'GET /api/product/1': success(serviceFixture()),
        'GET /api/product/2': success(scaling),
        'GET /api/product/4': success(rootCanal),
        'POST /api/patient/12/treatment-plan': keep,
        'PUT /api/treatment-plan/8': keep,
        ...replies,
      },
    },
  )
  return { app, sent, user: userEvent.setup() }
}

const rows = () => screen.getAllByRole('listitem').filter((row) => row.querySelector('[name$=".phase"]'))
const names = () => rows().map((row) => row.getAttribute('aria-label'))
// the space of an amount does not break
const total = () => screen.getByText('Total').parentElement?.textContent?.replaceAll('\u00a0', ' ')

it('a service is found, placed by keys and priced by its surfaces, and the plan is drafted', async () => {
  const { sent, user } = await show()
  await user.type(await screen.findByLabelText(/^Title/, {}, patience), 'Tambalan')
  await user.type(screen.getByLabelText('Add a service'), 'komposit')
  await user.click(await screen.findByRole('option', { name: /^Composite filling/ }, patience))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Tooth/))
  await user.keyboard('46{Enter}mo')
  expect(total()).toBe('TotalRp 700,000')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(sent.mock.lastCall).toEqual([
      {
        title: 'Tambalan',
        note: '',
        items: [
          {
            phase: 'restorative',
            product_id: 1,
            tooth: '46',
            surfaces: ['m', 'o'],
            jaw: null,
            quantity: 1,
            remark: '',
          },
        ],
      },
    ]),
  )
})

it('without a title or a tooth nothing is sent, and the first of them has the focus', async () => {
  const { sent, user } = await show({
    path: '8/edit',
    replies: {
      'GET /api/treatment-plan/8': success(
        draftPlanFixture({ title: '', items: [planItemFixture({ tooth: null, surfaces: [] })] }),
      ),
    },
  })
  const tooth = await screen.findByLabelText(/^Tooth/, {}, patience)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Give it a title')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Title/))
  await user.type(screen.getByLabelText(/^Title/), 'Tambalan')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Name the tooth')).toBeTruthy()
  expect(document.activeElement).toBe(tooth)
  expect(sent).not.toHaveBeenCalled()
})

it('what the chart plans is taken as an item', async () => {
  const { user } = await show({ found: [rootCanal] })
  await user.click(await screen.findByRole('button', { name: /^Do what is planned: 45 rct/ }, patience))
  const row = within(await screen.findByRole('listitem', { name: 'Perawatan saluran akar' }, patience))
  expect(row.getByLabelText(/^Tooth/)).toHaveProperty('value', '45')
  expect(total()).toBe('TotalRp 750,000')
  expect(screen.queryByRole('button', { name: /^Do what is planned/ })).toBeNull()
})

it('a row moves within its phase by keys, and with its phase to another place; the focus stays', async () => {
  const { sent, user } = await show({
    path: '8/edit',
    replies: {
      'GET /api/treatment-plan/8': success(
        draftPlanFixture({
          items: [
            planItemFixture({ id: 1, product_name: 'Tambalan' }),
            planItemFixture({ id: 2, product_id: 4, product_name: 'Saluran akar', surfaces: [] }),
          ],
        }),
      ),
    },
  })
  await screen.findByRole('listitem', { name: 'Saluran akar' }, patience)
  const [, second] = rows()
  const remark = within(second ?? document.body).getByLabelText('Remark')
  await user.click(remark)
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(names()).toEqual(['Saluran akar', 'Tambalan'])
  expect(screen.getByText('Saluran akar is now number 1.')).toBeTruthy()
  expect(document.activeElement).toBe(remark)
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(names()).toEqual(['Saluran akar', 'Tambalan'])
  const phase = within(second ?? document.body).getByLabelText('Phase')
  await user.selectOptions(phase, 'maintenance')
  expect(names()).toEqual(['Tambalan', 'Saluran akar'])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(sent.mock.lastCall?.[0].items).toMatchObject([{ phase: 'restorative' }, { phase: 'maintenance' }]),
  )
  expect(sent.mock.lastCall?.[0].version).toBe(1)
})

it('the prices are those of the class of the patient', async () => {
  const price = { product_id: 1, created_at: '2026-01-02T03:04:05Z', created_by: 'Rina', valid_from: '2026-01-02' }
  const stays = { withdrawn_at: null, withdrawn_by: null, withdrawal_reason: null }
  await show({
    path: '8/edit',
    patient: patientFixture({ price_list_id: 3 }),
    replies: {
      'GET /api/treatment-plan/8': success(draftPlanFixture({ items: [planItemFixture()] })),
      'GET /api/product/1/price': success({
        rows: [
          { ...price, ...stays, id: 1, price_list_id: null, price: 350_000 },
          { ...price, ...stays, id: 2, price_list_id: 3, price: 300_000 },
        ],
      }),
    },
  })
  await screen.findByRole('listitem', { name: 'Tambalan komposit' }, patience)
  await vi.waitFor(() => expect(total()).toBe('TotalRp 300,000'), patience)
})

it('a draft of another dentist is not changed here', async () => {
  await show({
    path: '8/edit',
    replies: { 'GET /api/treatment-plan/8': success(draftPlanFixture({ doctor_id: 2 })) },
  })
  expect(await screen.findByText('Another dentist drafted this plan; only they change it.', {}, patience)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
