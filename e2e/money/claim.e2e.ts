import { expect } from '@playwright/test'
import { type Api, apiOf, createService, newKey, newToken, unwrap } from '../models/clinic-api'
import { createPlan } from '../models/money/plan'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { treat } from '../models/visit.model'

/** An issued invoice of Rp 450,000 of which the payor owes Rp 360,000. */
async function issueInsured(api: Api, { name, origin }: { name: string; origin: string }) {
  const plan = await createPlan(api, name, ['claim_form'])
  const service = { name: `Tambal ${name}`, category: 'conservation', icd9cm: '23.2', price: 450_000 } as const
  const { patient } = await treat(name, origin, [await createService(api, service)])
  const policy = await unwrap(
    api.POST('/api/patient/{id}/policy', {
      params: { path: { id: patient.id }, header: { 'Idempotency-Key': newKey() } },
      body: {
        insurance_id: plan.id,
        member_number: '8888 0000-1234',
        relation: 'self',
        holder_name: '',
        valid_from: '2020-01-01',
        valid_until: null,
        eligibility_note: '',
        status: 'active',
      },
    }),
  )
  const { rows } = await unwrap(api.GET('/api/invoice', { params: { query: { search: name } } }))
  const draft = rows[0]
  if (!draft) throw new Error('The treatment has drafted no invoice')
  const params = { path: { id: draft.id } }
  const { lines, discount, discount_reason, version } = await unwrap(api.GET('/api/invoice/{id}', { params }))
  const kept = lines.map((line) => {
    const { id, product_id, unit_price, quantity } = line
    const prepaid = { paket_id: null, package_sold_id: null }
    return {
      ...prepaid,
      id,
      product_id,
      unit_price,
      quantity,
      discount: line.discount,
      discount_reason: line.discount_reason,
    }
  })
  const body = { policy_id: policy.id, lines: kept, discount, discount_reason, version }
  const changed = await unwrap(api.PUT('/api/invoice/{id}', { params, body }))
  return unwrap(api.POST('/api/invoice/{id}/issue', { params, body: { due_on: null, version: changed.version } }))
}

test('what a payor owes is submitted, answered, paid, found by its reference, taken back and paid again, and the rest is owed by the patient', async ({
  baseURL,
  page,
  session,
  claim,
}) => {
  const origin = baseURL ?? ''
  const name = `Klaim${newVisitor('').nik.slice(-8)}`
  const payor = `Asuransi ${name}`
  const api = apiOf(origin, await newToken(origin, 'manager@demo.test'))
  const invoice = await issueInsured(api, { name, origin })
  expect(invoice.payor_owed).toBe(360_000)

  await session.enter('manager@demo.test')
  await claim.openReceivables()
  await expect(claim.row(payor)).toContainText('Rp 360,000')
  await claim.seeAccessible()
  await claim.startBatch(payor)
  await claim.submit()
  await expect(page.getByText('Tick the document, or enter why it is missing').first()).toBeVisible()
  await claim.tick('Claim form')
  await claim.seeAccessible()
  await claim.submit()
  await claim.seeCoverSheet('8888 0000-1234', /three hundred(?: and)? sixty thousand/i)

  await claim.openClaims(payor)
  await claim.openClaim(name)
  await claim.review()
  await claim.answer('300000', 'Plafon tercapai')
  await claim.seeState('Partially approved')
  await claim.chargePatient('Di atas plafon')
  await claim.seeAccessible()

  await claim.openReceivables()
  await claim.startPayment(payor)
  const reference = `TRF-${name}`
  await claim.pay('299999', reference)
  await expect(page.getByText('The claims come to Rp 300,000').first()).toBeVisible()
  await claim.pay('300000', reference)
  await expect(claim.row(name)).toContainText('Paid')
  await claim.findPayment(reference)
  await claim.openClaim(name)
  await claim.seeState('Paid')
  await claim.voidPayment('Rp 300,000', "Transfer o'leh klinik lain")
  await claim.seeState('Partially approved')
  await expect(page.getByText("Transfer o'leh klinik lain").first()).toBeVisible()
  await claim.openReceivables()
  await expect(claim.row(payor)).toContainText('Rp 300,000')
  await claim.startPayment(payor)
  await claim.pay('300000', 'TRF-0092')
  await expect(claim.row(name)).toContainText('Paid')
  await claim.openReceivables()
  await expect(claim.row(payor)).toHaveCount(0)
  const paid = await unwrap(api.GET('/api/invoice/{id}', { params: { path: { id: invoice.id } } }))
  expect([paid.owed, paid.payor_owed]).toEqual([150_000, 0])
})
