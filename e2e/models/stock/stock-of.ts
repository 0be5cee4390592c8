import { receiptContentFixture, transactionLineFixture } from '@clinic/core/testing'
import { type Api, newKey, type Schema, unwrap } from '../clinic-api'

/** Receives lots of a medicine of its own, which is then in stock. */
export async function stockOf(
  api: Api,
  name: string,
  lots: Partial<Schema<'MedicineTransactionLine'>>[],
  category: Schema<'MedicineCategory'> = 'prescription_only',
) {
  const header = () => ({ 'Idempotency-Key': newKey() })
  const medicine = await unwrap(
    api.POST('/api/company-medicine', {
      params: { header: header() },
      body: {
        name,
        generic_name: 'Clindamycin',
        ingredients: ['Clindamycin'],
        medicine_class: 'Lincosamide',
        kfa_code: '',
        form: 'capsule',
        strength: '300 mg',
        category,
        unit: 'capsule',
        pack: 'none',
        pack_size: 1,
        barcode: '',
        buy_price: 900,
        sell_price: 1_500,
        requires_batch: true,
        requires_expiry: true,
        pregnancy: 'allowed',
        status: 'active',
      },
    }),
  )
  const lines = lots.map((lot) => transactionLineFixture({ medicine_id: medicine.id, pack_size: 1, ...lot }))
  const { id, version } = await unwrap(
    api.POST('/api/medicine-transaction', {
      params: { header: header() },
      body: { kind: 'receipt', ...receiptContentFixture({ lines }) },
    }),
  )
  await unwrap(api.POST('/api/medicine-transaction/{id}/receive', { params: { path: { id } }, body: { version } }))
  return medicine.id
}

/** Gives a medicine of the company a code of the ministry, without which SATUSEHAT is told of no prescription. */
export async function giveKfaCode(api: Api, name: string) {
  const { rows } = await unwrap(api.GET('/api/company-medicine', { params: { query: { search: name } } }))
  const found = rows.find((each) => each.name === name)
  if (!found) throw new Error(`There is no medicine ${name}`)
  const { id, created_at, updated_at, ...medicine } = found
  const body = { ...medicine, kfa_code: '92000001' }
  await unwrap(api.PUT('/api/company-medicine/{id}', { params: { path: { id } }, body }))
}
