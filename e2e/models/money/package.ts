import { apiOf, createService, newKey, newToken, unwrap } from '../clinic-api'
import { newVisitor } from '../registration.model'
import { treat } from '../visit.model'

/** A patient whose treatment has ended, and a package of two sessions of what was done, for Rp 500.000. */
export async function withPackageOnSale(baseURL = '') {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const api = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const scaling = await createService(api, { name: `Scaling ${name}`, icd9cm: '96.54', price: 350_000 })
  const paket = await unwrap(
    api.POST('/api/paket', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        code: newKey().replace('e2e-', '').slice(-20),
        name: `Paket ${name}`,
        items: [{ product_id: scaling.id, quantity: 2 }],
        price: 500_000,
        validity_days: 365,
        transferable: false,
        status: 'active',
      },
    }),
  )
  const { patient } = await treat(name, baseURL, [scaling])
  return { name, patient, scaling, paket }
}
