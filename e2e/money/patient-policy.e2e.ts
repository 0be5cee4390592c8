import { expect } from '@playwright/test'
import { type Api, apiOf, createService, newKey, newToken, unwrap } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { treat } from '../models/visit.model'

/** A plan that pays 80 % of fillings. */
async function createPlan(api: Api, name: string) {
  const header = { 'Idempotency-Key': newKey() }
  const payor = await unwrap(
    api.POST('/api/payor', {
      params: { header },
      body: {
        name: `Asuransi ${name}`,
        code: name.slice(-12),
        type: 'insurer',
        contact_person: '',
        phone: '',
        email: '',
        address: '',
        billing_address: '',
        npwp: '',
        terms_days: 30,
        contract_number: '',
        contract_from: '2020-01-01',
        contract_until: null,
        claim_documents: [],
        note: '',
        status: 'active',
      },
    }),
  )
  return unwrap(
    api.POST('/api/insurance', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        payor_id: payor.id,
        name: `Plan ${name}`,
        code: '',
        class: '',
        card_format: '',
        coverage_rules: [
          {
            category: 'conservation',
            percent: 80,
            cap_per_visit: null,
            cap_per_year: null,
            waiting_days: 0,
            needs_approval: false,
          },
        ],
        excluded_codes: [],
        valid_from: null,
        valid_until: null,
        status: 'active',
      },
    }),
  )
}

test('a policy is entered on the page of the patient, and shares the invoice of the next visit @phone', async ({
  baseURL,
  page,
  session,
  finance,
}) => {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', 'manager@demo.test'))
  await createPlan(api, name)
  const filling = await createService(api, {
    name: `Tambal ${name}`,
    category: 'conservation',
    icd9cm: '23.2',
    price: 450_000,
  })
  const visit = await treat(name, baseURL, [filling])
  await session.enter('frontoffice@demo.test')
  await page.goto(`/clinic/patient/${visit.patient.id}/policy`)
  await page.getByRole('button', { name: 'Add a policy' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Save the policy' }).click()
  await expect(form.getByText('Choose a plan').last()).toBeVisible()
  await form.getByLabel(/^Plan/).selectOption({ label: `Asuransi ${name} · Plan ${name}` })
  await form.getByLabel(/^Member number/).fill('8888 0000-1234')
  await form.getByRole('button', { name: 'Save the policy' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByText('No. 8888 0000-1234')).toBeVisible()

  // the treatment ended before the policy was entered: its draft takes it by choice
  await finance.openCashier()
  await finance.open(name)
  await page.getByLabel(/^Who pays a part/).selectOption({ label: `Asuransi ${name} · Plan ${name}` })
  await expect(page.getByText('Payor: Rp 360,000')).toBeVisible()
  await finance.issue()
  await expect(page.getByText(`Asuransi ${name} owes`)).toBeVisible()
  await finance.openCashier()
  await expect(finance.row(name)).toContainText('Rp 90,000')
})
