import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import type { Place } from './insert'

type Product = Omit<Schema<'ProductInput'>, 'price'>

/** The services, each with its first price in thousands. */
const offers = [
  offer('KNS-01', ['Konsultasi dan pemeriksaan', 'Consultation and check-up'], 'consultation', 100, {
    icd9cm: '89.31',
    online_bookable: true,
  }),
  offer('KNS-02', ['Kontrol setelah tindakan', 'Follow-up visit'], 'consultation', 50, { icd9cm: '89.31' }),
  offer('PRV-01', ['Pembersihan dan poles', 'Polishing'], 'preventive', 175, {
    scope: 'mouth',
    icd9cm: '96.54',
    duration_minutes: 30,
  }),
  offer('PRV-02', ['Aplikasi fluor', 'Fluoride application'], 'preventive', 200, {
    scope: 'mouth',
    duration_minutes: 20,
  }),
  offer('PRV-03', ['Fissure sealant', ''], 'preventive', 225, { ...tooth('fis'), icd9cm: '23.2' }),
  offer('KON-01', ['Tambal komposit', 'Composite filling'], 'conservation', 275, { ...surface('cof'), icd9cm: '23.2' }),
  offer('KON-02', ['Tambal GIC', 'Glass ionomer filling'], 'conservation', 225, { ...surface('gif'), icd9cm: '23.2' }),
  offer('KON-03', ['Tambal sementara', 'Temporary filling'], 'conservation', 125, {
    ...surface('tif'),
    price_model: 'per_tooth',
    icd9cm: '23.2',
  }),
  offer('KON-04', ['Inlay / onlay porselen', 'Porcelain inlay or onlay'], 'conservation', 1_850, {
    ...surface('inl'),
    price_model: 'per_tooth',
    icd9cm: '23.3',
    duration_minutes: 60,
    needs_consent: true,
  }),
  offer('END-01', ['Perawatan saluran akar, akar tunggal', 'Root canal treatment, one root'], 'endodontics', 750, {
    ...tooth('rct'),
    icd9cm: '23.70',
    duration_minutes: 60,
    needs_consent: true,
  }),
  offer('END-02', ['Perawatan saluran akar, akar ganda', 'Root canal treatment, several roots'], 'endodontics', 1_250, {
    ...tooth('rct'),
    icd9cm: '23.70',
    duration_minutes: 90,
    needs_consent: true,
  }),
  offer('PER-01', ['Scaling satu rahang', 'Scaling, one jaw'], 'periodontics', 225, {
    scope: 'jaw',
    icd9cm: '96.54',
    duration_minutes: 30,
    online_bookable: true,
  }),
  offer('PER-02', ['Scaling dua rahang', 'Scaling, both jaws'], 'periodontics', 400, {
    scope: 'mouth',
    icd9cm: '96.54',
    duration_minutes: 45,
    online_bookable: true,
  }),
  offer('PER-03', ['Kuretase', 'Curettage'], 'periodontics', 350, {
    ...tooth(''),
    icd9cm: '24.31',
    needs_consent: true,
  }),
  offer('BM-02', ['Cabut gigi tetap', 'Extraction, permanent tooth'], 'oral_surgery', 300, {
    ...tooth('mis'),
    icd9cm: '23.09',
    needs_consent: true,
  }),
  offer('BM-01', ['Cabut gigi sulung', 'Extraction, primary tooth'], 'oral_surgery', 150, {
    ...tooth('mis'),
    icd9cm: '23.01',
    duration_minutes: 20,
    needs_consent: true,
  }),
  offer('BM-03', ['Odontektomi gigi bungsu', 'Surgical removal of a wisdom tooth'], 'oral_surgery', 2_500, {
    ...tooth('mis'),
    icd9cm: '23.19',
    duration_minutes: 90,
    needs_consent: true,
  }),
  offer('PRO-01', ['Mahkota porselen', 'Porcelain crown'], 'prosthodontics', 2_750, {
    ...tooth('poc'),
    icd9cm: '23.41',
    duration_minutes: 60,
    needs_consent: true,
  }),
  offer('PRO-02', ['Gigi tiruan sebagian akrilik', 'Acrylic partial denture'], 'prosthodontics', 1_500, {
    scope: 'jaw',
    odontogram_code: 'prd',
    icd9cm: '99.97',
    duration_minutes: 60,
    needs_consent: true,
  }),
  offer('ORT-01', ['Pasang kawat gigi metal, dua rahang', 'Metal braces, both jaws'], 'orthodontics', 6_500, {
    scope: 'mouth',
    icd9cm: '24.7',
    duration_minutes: 120,
    needs_consent: true,
  }),
  offer('ORT-02', ['Kontrol kawat gigi', 'Braces adjustment'], 'orthodontics', 200, {
    scope: 'mouth',
    icd9cm: '24.8',
    duration_minutes: 30,
    online_bookable: true,
  }),
  offer('ANK-01', ['Kunjungan pertama anak', 'First appointment of a child'], 'paedodontics', 120, {
    icd9cm: '89.31',
    online_bookable: true,
  }),
  offer('RAD-01', ['Rontgen periapikal', 'Periapical X-ray'], 'radiology', 90, {
    ...tooth(''),
    icd9cm: '87.12',
    duration_minutes: 10,
  }),
  offer('RAD-02', ['Rontgen panoramik', 'Panoramic X-ray'], 'radiology', 225, {
    scope: 'mouth',
    icd9cm: '87.12',
    duration_minutes: 15,
  }),
  offer('EST-01', ['Pemutihan gigi di klinik', 'In-office whitening'], 'aesthetic', 2_200, {
    scope: 'mouth',
    duration_minutes: 90,
    needs_consent: true,
    taxable: true,
    online_bookable: true,
  }),
  offer('EST-02', ['Perhiasan gigi', 'Tooth jewel'], 'aesthetic', 350, {
    ...tooth(''),
    taxable: true,
    status: 'inactive',
  }),
  offer('EST-03', ['Veneer komposit direk', 'Direct composite veneer'], 'aesthetic', null, {
    ...tooth(''),
    icd9cm: '23.49',
    duration_minutes: 60,
    needs_consent: true,
    taxable: true,
  }),
  offer('LAB-01', ['Retainer akrilik', 'Acrylic retainer'], 'laboratory', 850, {
    scope: 'jaw',
    icd9cm: '24.7',
    duration_minutes: 30,
  }),
]

/** The price list of a clinic. Scaling became dearer, will again, and was nearly made much dearer. */
export async function insertProducts(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { today }: { today: string },
) {
  const tenant = { company_id, clinic_id }
  const at = (days: number) => `${addDays(today, days)}T10:00:00+07:00`
  const products = await tx
    .insertInto('product')
    .values(
      offers.map(({ thousands: _, ...product }) => ({
        ...product,
        ...tenant,
        created_at: at(-380),
        updated_at: at(-380),
      })),
    )
    .returning(['id', 'code'])
    .execute()
  const ids = new Map(products.map(({ id, code }) => [code, id]))
  const price = (code: string, thousands: number, days: { entered: number; valid: number }) => ({
    ...tenant,
    product_id: ids.get(code) ?? 0,
    price: thousands * 1_000,
    valid_from: addDays(today, days.valid),
    created_at: new Date(at(days.entered)),
    created_by: manager.user_name,
  })
  await tx
    .insertInto('product_price')
    .values([
      ...offers.flatMap(({ code, thousands }) =>
        thousands === null ? [] : [price(code, thousands, { entered: -380, valid: -380 })],
      ),
      price('PER-02', 425, { entered: -75, valid: -60 }),
      price('PER-02', 475, { entered: -3, valid: 41 }),
      {
        ...price('PER-02', 4_500, { entered: -4, valid: 41 }),
        withdrawn_at: at(-3),
        withdrawn_by: manager.user_name,
        withdrawal_reason: 'Kelebihan satu nol',
      },
      price('ORT-02', 225, { entered: -20, valid: 12 }),
    ])
    .execute()
  const event = { query: null, before: null, after: null, reason: null, clinic_id, at: at(-380), ...manager }
  await appendGroup(
    tx,
    company_id,
    products.map(({ id }) => ({ ...event, action: 'create', object: 'product', object_id: id })),
  )
  return ids
}

function offer(
  code: string,
  [name, name_en]: [string, string],
  category: Product['category'],
  thousands: number | null,
  overrides: Partial<Product> = {},
): Product & { thousands: number | null } {
  return {
    code,
    name,
    name_en,
    category,
    thousands,
    icd9cm: '',
    scope: 'none',
    price_model: 'fixed',
    duration_minutes: 30,
    needs_consent: false,
    odontogram_code: '',
    taxable: false,
    online_bookable: false,
    status: 'active',
    ...overrides,
  }
}

function tooth(odontogram_code: string): Partial<Product> {
  return { scope: 'tooth', price_model: 'per_tooth', odontogram_code }
}

function surface(odontogram_code: string): Partial<Product> {
  return { scope: 'surface', price_model: 'per_surface', odontogram_code }
}
