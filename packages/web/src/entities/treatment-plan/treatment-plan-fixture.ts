import { planTotals } from '@clinic/core/treatment-plan'
import { billedPatient } from '../invoice/invoice-fixture'
import type { TreatmentPlan, TreatmentPlanItem } from './treatment-plan-query'

export function planItemFixture(overrides: Partial<TreatmentPlanItem> = {}): TreatmentPlanItem {
  const item = {
    id: 1,
    phase: 'restorative' as const,
    product_id: 1,
    product_code: 'KON-03',
    product_name: 'Tambalan komposit',
    tooth: '46' as const,
    surfaces: ['o' as const],
    jaw: null,
    quantity: 1,
    price: 350_000,
    remark: '',
    state: 'open' as const,
    done_on: null,
    ...overrides,
  }
  return { ...item, amount: item.price === null ? null : item.price * item.quantity, ...overrides }
}

/** Items of four phases: one of a tooth, one of the mouth, one with surfaces and a remark, one of a jaw. */
export const planItems = (...states: TreatmentPlanItem['state'][]): TreatmentPlanItem[] =>
  [
    planItemFixture({
      id: 1,
      phase: 'urgent',
      product_id: 4,
      product_code: 'END-02',
      product_name: 'Perawatan saluran akar',
      tooth: '26',
      surfaces: [],
      price: 1_200_000,
    }),
    planItemFixture({
      id: 2,
      phase: 'disease_control',
      product_id: 2,
      product_code: 'PER-02',
      product_name: 'Scaling dua rahang',
      tooth: null,
      surfaces: [],
      price: 350_000,
    }),
    planItemFixture({ id: 3, remark: 'Bahan komposit warna A2', surfaces: ['m', 'o'], amount: 700_000 }),
    planItemFixture({ id: 4, tooth: '36' }),
    planItemFixture({
      id: 5,
      phase: 'prosthetic',
      product_id: 9,
      product_code: 'PRO-06',
      product_name: 'Gigi tiruan sebagian akrilik',
      tooth: null,
      surfaces: [],
      jaw: 'upper',
      price: 2_750_000,
    }),
  ].map((item, index) => ({ ...item, state: states[index] ?? item.state }))

/** A plan that was proposed on 20 November 2026, as it stands on that day. */
export function treatmentPlanFixture(overrides: Partial<TreatmentPlan> = {}): TreatmentPlan {
  const items = overrides.items ?? planItems()
  return {
    id: 8,
    number: 'RP/KMG/2026/0012',
    patient: billedPatient(),
    doctor_id: 1,
    doctor_name: 'drg. Ratna Dewi, Sp.KG',
    title: 'Perbaikan gigi belakang',
    note: 'Setelah perawatan saluran akar sebaiknya dibuatkan mahkota.',
    state: 'proposed',
    items,
    ...planTotals(items),
    price_list: '',
    valid_until: '2026-12-20',
    expired: false,
    proposed_on: '2026-11-20',
    decided_on: null,
    signed_by: '',
    reason: '',
    replaces_id: null,
    created_at: '2026-11-20T03:00:00.000Z',
    created_by: 'drg. Ratna Dewi, Sp.KG',
    version: 2,
    ...overrides,
  }
}

export const draftPlanFixture = (overrides: Partial<TreatmentPlan> = {}): TreatmentPlan =>
  treatmentPlanFixture({
    number: null,
    state: 'draft',
    valid_until: null,
    proposed_on: null,
    version: 1,
    ...overrides,
  })

/** Accepted in part: one item is done, one was not wanted. */
export const acceptedPlanFixture = (overrides: Partial<TreatmentPlan> = {}): TreatmentPlan =>
  treatmentPlanFixture({
    state: 'accepted',
    items: planItems('done', 'accepted', 'accepted', 'accepted', 'declined').map((item) =>
      item.state === 'done' ? { ...item, done_on: '2026-11-21' } : item,
    ),
    decided_on: '2026-11-20',
    signed_by: 'Ayu Lestari',
    version: 3,
    ...overrides,
  })
