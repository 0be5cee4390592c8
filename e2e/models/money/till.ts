import { type Api, apiOf, createService, newKey, newToken, unwrap } from '../clinic-api'
import { newVisitor } from '../registration.model'
import { treat } from '../visit.model'

/** A patient whose treatment has ended, with a service of Rp 450.000 and one of Rp 350.000. */
export async function atTheTill(baseURL = '') {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const api = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const filling = await createService(api, { name: `Tambal ${name}`, icd9cm: '23.2', price: 450_000 })
  const scaling = await createService(api, { name: `Scaling ${name}`, icd9cm: '96.54', price: 350_000 })
  await treat(name, baseURL, [filling, scaling])
  return { name, scaling: scaling.name }
}

/** What a dentist gets of all they do, when it is paid. */
export const addFeeRule = (api: Api, { doctor_id, percent }: { doctor_id: number; percent: number }) =>
  unwrap(
    api.POST('/api/fee-rule', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        doctor_id,
        product_id: null,
        category: null,
        kind: 'percent_of_net',
        percent,
        amount: null,
        basis: 'on_paid',
        deducts_materials: false,
        minimum: null,
        maximum: null,
        assistant_percent: 0,
        guarantee: null,
        valid_from: '2026-01-01',
        status: 'active',
      },
    }),
  )
