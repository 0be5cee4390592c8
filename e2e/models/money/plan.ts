import { type Api, newKey, type Schema, unwrap } from '../clinic-api'

/** A plan that pays 80 % of fillings. */
export async function createPlan(
  api: Api,
  name: string,
  claim_documents: Schema<'PayorInput'>['claim_documents'] = [],
) {
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
        claim_documents,
        price_list_id: null,
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
