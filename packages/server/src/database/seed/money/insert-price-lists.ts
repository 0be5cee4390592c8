import { addDays } from '@clinic/core/time'
import { appendGroup } from '../../../audit/chain'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'

/** What one list says from a day on, in thousands, by the code of the service. */
interface DatedPrices {
  entered: number
  valid: number
  thousands: Readonly<Record<string, number>>
}
interface DemoPriceList {
  name: string
  for_patients: boolean
  prices: readonly DatedPrices[]
}

/** What is agreed with the insurer since its contract began, dearer with the new year; it says nothing of what its plans do not pay. */
const agreed: DemoPriceList = {
  name: 'Asuransi Sentosa Jiwa',
  for_patients: false,
  prices: [
    {
      entered: -330,
      valid: -320,
      thousands: {
        'KNS-01': 90,
        'KNS-02': 45,
        'PRV-01': 160,
        'PRV-02': 185,
        'PRV-03': 200,
        'KON-01': 250,
        'KON-02': 205,
        'KON-03': 115,
        'END-01': 690,
        'END-02': 1_150,
        'BM-01': 140,
        'BM-02': 275,
        'BM-03': 2_300,
        'PRO-01': 2_500,
        'PRO-02': 1_400,
        'RAD-01': 80,
        'RAD-02': 200,
      },
    },
    { entered: -6, valid: 45, thousands: { 'KNS-01': 95, 'KON-01': 260, 'KON-02': 215 } },
  ],
}

/** What the families of the staff pay. */
const family: DemoPriceList = {
  name: 'Keluarga karyawan',
  for_patients: true,
  prices: [
    {
      entered: -380,
      valid: -380,
      thousands: {
        'KNS-01': 50,
        'KNS-02': 0,
        'PRV-01': 125,
        'PER-01': 175,
        'PER-02': 320,
        'KON-01': 220,
        'BM-02': 240,
      },
    },
  ],
}

/** Inserts the price list of an insurer and of a class, each with its prices; some patients are of the class. */
export async function insertPriceLists(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  {
    today,
    products,
    patients,
  }: { today: string; products: ReadonlyMap<string, number>; patients: readonly (number | null)[] },
) {
  const tenant = { company_id, clinic_id }
  const at = (days: number) => `${addDays(today, days)}T10:00:00+07:00`
  const event = { query: null, before: null, after: null, reason: null, clinic_id, ...manager, action: 'create' }
  const ids: number[] = []
  for (const { name, for_patients, prices } of [family, agreed]) {
    const created_at = at(prices[0]?.entered ?? 0)
    const { id } = await tx
      .insertInto('price_list')
      .values({ ...tenant, name, for_patients, status: 'active', created_at, updated_at: created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('product_price')
      .values(
        prices.flatMap(({ entered, valid, thousands }) =>
          Object.entries(thousands).map(([code, price]) => ({
            ...tenant,
            product_id: products.get(code) ?? 0,
            price_list_id: id,
            price: price * 1_000,
            valid_from: addDays(today, valid),
            created_at: new Date(at(entered)),
            created_by: manager.user_name,
          })),
        ),
      )
      .execute()
    await appendGroup(tx, company_id, [{ ...event, at: created_at, object: 'price_list', object_id: id }])
    ids.push(id)
  }
  const [ofClass = 0, ofPayor = 0] = ids
  await tx
    .updateTable('patient')
    .set({ price_list_id: ofClass })
    .where((eb) => eb.and(tenant))
    .where('id', 'in', [0, ...patients.flatMap((id, index) => (index % 15 === 11 ? (id ?? []) : []))])
    .execute()
  await tx
    .updateTable('payor')
    .set({ price_list_id: ofPayor })
    .where((eb) => eb.and({ ...tenant, code: 'ASJ' }))
    .execute()
}
