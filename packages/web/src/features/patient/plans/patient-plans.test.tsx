import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import {
  acceptedPlanFixture,
  draftPlanFixture,
  planItems,
  treatmentPlanFixture,
} from '../../../entities/treatment-plan/treatment-plan-fixture'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Reply, type Scene, success } from '../../../testing/scene'
import PatientPage from '../patient-page'
import './answer-dialog'
import './patient-plans'
import './propose-dialog'

interface Shown extends Scene {
  plan?: TreatmentPlan
  patient?: Schema<'Patient'>
  /** The reply to every change. */
  stored?: TreatmentPlan
}

const desk = { role: 'front_office_clinic', path: '/clinic/patient/12/plan' } as const
const dentist = { role: 'doctor_clinic', account: { doctor_id: 1 }, path: '/doctor/patient/12/plan' } as const

async function show({ plan, patient = patientFixture(), stored = plan, ...scene }: Shown) {
  const sent = vi.fn()
  const change: Reply = async (request) => {
    sent(new URL(request.url).pathname, await request.clone().json())
    return success(stored)(request)
  }
  await renderScene(<Route path="/:area/patient/:id/plan" component={PatientPage} />, {
    ...scene,
    replies: {
      'GET /api/patient/12': success(patient),
      'GET /api/patient/12/treatment-plan': success(listOf(plan ? [plan] : [])),
      ...Object.fromEntries(
        ['propose', 'accept', 'decline', 'close', 'revise'].map((step) => [
          `POST /api/treatment-plan/8/${step}`,
          change,
        ]),
      ),
    },
  })
  if (plan) await screen.findByRole('heading', { name: plan.title })
  return { sent, user: userEvent.setup() }
}

const steps = () => {
  const card = within(screen.getByRole('list', { name: 'Treatment plans' }))
  return [...card.queryAllByRole('button'), ...card.queryAllByRole('link')].map(({ textContent }) => textContent).sort()
}

const expired = treatmentPlanFixture({ expired: true, valid_until: '2026-10-31' })
const declined = treatmentPlanFixture({ state: 'declined', decided_on: '2026-11-21', reason: 'Mahal' })

describe('the steps of a plan', () => {
  it.each<[string, Shown, string[]]>([
    ['a draft for its dentist', { ...dentist, plan: draftPlanFixture() }, ['Close', 'Edit', 'Propose']],
    ['a draft without items', { ...dentist, plan: draftPlanFixture({ items: [] }) }, ['Close', 'Edit']],
    ['a draft for another dentist', { ...dentist, plan: draftPlanFixture({ doctor_id: 2 }) }, ['Propose']],
    ['a draft at the desk', { ...desk, plan: draftPlanFixture() }, ['Propose']],
    ['a draft for the manager', { ...desk, role: 'manager_clinic', plan: draftPlanFixture() }, ['Close', 'Propose']],
    [
      'a proposal at the desk',
      { ...desk, plan: treatmentPlanFixture() },
      ['Declined', 'Print the quote', 'Record the answer'],
    ],
    ['a proposal that expired, at the desk', { ...desk, plan: expired }, ['Declined', 'Print the quote']],
    [
      'a proposal that expired, for a dentist',
      { ...dentist, plan: expired },
      ['Declined', 'Print the quote', 'Revise'],
    ],
    [
      'an accepted one at the desk',
      { ...desk, plan: acceptedPlanFixture() },
      ['Book an appointment', 'Print the quote'],
    ],
    [
      'an accepted one for a dentist',
      { ...dentist, plan: acceptedPlanFixture() },
      ['Close', 'Print the quote', 'Revise'],
    ],
    ['a declined one for a dentist', { ...dentist, plan: declined }, ['Print the quote', 'Revise']],
    ['a replaced one', { ...dentist, plan: treatmentPlanFixture({ state: 'replaced' }) }, ['Print the quote']],
  ])('are offered by state and role: %s', async (_, shown, names) => {
    await show(shown)
    expect(steps()).toEqual(names)
  })

  it('lead from what was accepted to a booking with the patient and the dentist', async () => {
    await show({ ...desk, plan: acceptedPlanFixture() })
    expect(screen.getByRole('link', { name: /^Book an appointment for/ }).getAttribute('href')).toBe(
      '/clinic/dashboard/calendar?open=new&patient=12&with=1',
    )
  })
})

it('a plan says how far it is, and what of it was accepted', async () => {
  await show({ ...desk, plan: acceptedPlanFixture() })
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 4 done')
  expect(screen.getByText('Accepted on Nov 20, 2026, signed by Ayu Lestari')).toBeTruthy()
  expect(screen.getByText('Rp 2,600,000')).toBeTruthy()
})

it('a proposal whose prices hold no longer says so, and whom it waits for', async () => {
  await show({ ...desk, plan: expired })
  expect(screen.getByText(/^The prices held until Oct 31, 2026\. The dentist revises the plan/)).toBeTruthy()
})

it('without plans it is said what one is for; a dentist can begin one', async () => {
  await show(dentist)
  expect((await screen.findByRole('link', { name: 'New plan' })).getAttribute('href')).toBe(
    '/doctor/patient/12/plan/new',
  )
})

it('is proposed for thirty days', async () => {
  const { sent, user } = await show({ ...desk, plan: draftPlanFixture() })
  await user.click(screen.getByRole('button', { name: /^Propose / }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Propose' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  const [path, { valid_until, version }] = sent.mock.lastCall ?? []
  expect(path).toBe('/api/treatment-plan/8/propose')
  const days = (Date.parse(valid_until) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(28.5)
  expect(days).toBeLessThan(30.5)
  expect(version).toBe(1)
})

describe('the answer', () => {
  const open = async (more: Partial<Shown> = {}) => {
    const shown = await show({ ...desk, plan: treatmentPlanFixture(), ...more })
    await shown.user.click(screen.getByRole('button', { name: /^Record the answer/ }))
    return { ...shown, dialog: within(await screen.findByRole('dialog')) }
  }

  // the space of an amount does not break
  const said = (dialog: ReturnType<typeof within>) => dialog.getByRole('status').textContent?.replaceAll('\u00a0', ' ')

  it('is everything at first; what is unticked is not wanted, and the sum follows', async () => {
    const { sent, user, dialog } = await open({ stored: acceptedPlanFixture() })
    expect(said(dialog)).toBe('Accepted: Rp 5,350,000 of Rp 5,350,000')
    await user.click(dialog.getByRole('checkbox', { name: /^Gigi tiruan sebagian akrilik/ }))
    expect(said(dialog)).toBe('Accepted: Rp 2,600,000 of Rp 5,350,000')
    await user.click(dialog.getByRole('button', { name: 'Record the answer' }))
    await vi.waitFor(() =>
      expect(sent.mock.lastCall).toEqual([
        '/api/treatment-plan/8/accept',
        { item_ids: [1, 2, 3, 4], signed_by: 'Ayu Lestari', version: 2 },
      ]),
    )
  })

  it('of nothing at all is not sent, nor one that nobody signed', async () => {
    const { sent, user, dialog } = await open({ plan: treatmentPlanFixture({ items: planItems().slice(0, 1) }) })
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Record the answer' }))
    expect(dialog.getByText(/^Tick at least one item/)).toBeTruthy()
    await user.clear(dialog.getByLabelText(/^Signed by/))
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Record the answer' }))
    expect(dialog.getByText('Say who signed')).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
  })

  it('for a minor is signed by the guardian', async () => {
    const patient = patientFixture({ date_of_birth: '2019-03-04', guardian_name: 'Siti Rahmawati' })
    const { dialog } = await open({ patient })
    expect(dialog.getByLabelText(/^Signed by/)).toHaveProperty('value', 'Siti Rahmawati')
  })
})
