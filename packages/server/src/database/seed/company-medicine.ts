import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import type { Place } from './insert'
import { kfaCodes } from './kfa-code'

type Medicine = Schema<'CompanyMedicineInput'>
type Goods = Pick<Medicine, 'pack' | 'pack_size' | 'buy_price' | 'sell_price'>
type Substance = Pick<Medicine, 'ingredients' | 'medicine_class' | 'pregnancy'>

/** How they are bought and what one unit costs and is sold for; materials are not sold. */
const goods: Record<string, Goods> = {
  Amoksisilin: goodsOf('strip', 10, 450, 1_000),
  'Amoksisilin sirup kering': goodsOf('none', 1, 9_500, 18_000),
  'Ko-amoksiklav': goodsOf('strip', 6, 6_800, 12_000),
  Sefadroksil: goodsOf('strip', 10, 1_400, 3_000),
  Klindamisin: goodsOf('strip', 10, 1_600, 3_500),
  Eritromisin: goodsOf('strip', 10, 1_300, 2_800),
  Metronidazol: goodsOf('strip', 10, 350, 900),
  Doksisiklin: goodsOf('strip', 10, 600, 1_500),
  'Asam mefenamat': goodsOf('strip', 10, 300, 800),
  Ibuprofen: goodsOf('strip', 10, 350, 900),
  'Natrium diklofenak': goodsOf('strip', 10, 400, 1_000),
  Parasetamol: goodsOf('strip', 10, 200, 500),
  'Parasetamol sirup': goodsOf('none', 1, 6_500, 12_000),
  Deksametason: goodsOf('strip', 10, 180, 500),
  'Asam traneksamat': goodsOf('strip', 10, 1_900, 4_000),
  Nistatin: goodsOf('none', 1, 32_000, 55_000),
  'Triamsinolon pasta': goodsOf('none', 1, 48_000, 75_000),
  'Klorheksidin obat kumur': goodsOf('none', 1, 28_000, 45_000),
  'Povidon iodin obat kumur': goodsOf('none', 1, 16_000, 30_000),
  'Lidokain dengan epinefrin': goodsOf('box', 50, 7_800, null),
  'Artikain dengan epinefrin': goodsOf('box', 50, 14_500, null),
  Mepivakain: goodsOf('box', 50, 13_000, null),
  'Sarung tangan nitril S': goodsOf('box', 50, 1_240, null),
  'Masker bedah': goodsOf('box', 50, 480, null),
  'Gulungan kapas': goodsOf('pack', 100, 380, null),
  'Jarum sekali pakai 30G': goodsOf('box', 100, 950, null),
  'Komposit A2': goodsOf('box', 20, 21_500, null),
  'Semen ionomer kaca': goodsOf('none', 1, 410_000, null),
  'Bahan etsa asam fosfat 37 %': goodsOf('none', 1, 85_000, null),
  Kodein: goodsOf('strip', 10, 1_500, 3_000),
  Diazepam: goodsOf('strip', 10, 300, 800),
  'Gutta-percha 25': goodsOf('box', 120, 570, null),
}

function goodsOf(pack: Goods['pack'], pack_size: number, buy_price: number, sell_price: number | null): Goods {
  return { pack, pack_size, buy_price, sell_price }
}

/** What dental clinics prescribe and use; the advice for pregnancy is the usual one of text books. */
const offers: Medicine[] = [
  drug('Amoksisilin', 'tablet', '500 mg', substance(['Amoxicillin'], 'Penicillin', 'allowed')),
  drug('Amoksisilin sirup kering', 'suspension', '125 mg/5 ml', {
    ...substance(['Amoxicillin'], 'Penicillin', 'allowed'),
    unit: 'bottle',
  }),
  drug('Ko-amoksiklav', 'tablet', '500/125 mg', substance(['Amoxicillin', 'Clavulanic acid'], 'Penicillin', 'allowed')),
  drug('Sefadroksil', 'capsule', '500 mg', substance(['Cefadroxil'], 'Cephalosporin', 'allowed')),
  drug('Klindamisin', 'capsule', '300 mg', substance(['Clindamycin'], 'Lincosamide', 'allowed')),
  drug('Eritromisin', 'tablet', '500 mg', substance(['Erythromycin'], 'Macrolide', 'caution')),
  drug('Metronidazol', 'tablet', '500 mg', substance(['Metronidazole'], 'Nitroimidazole', 'caution')),
  drug('Doksisiklin', 'capsule', '100 mg', substance(['Doxycycline'], 'Tetracycline', 'avoid')),
  drug('Asam mefenamat', 'tablet', '500 mg', substance(['Mefenamic acid'], 'NSAID', 'avoid')),
  drug('Ibuprofen', 'tablet', '400 mg', substance(['Ibuprofen'], 'NSAID', 'avoid')),
  drug('Natrium diklofenak', 'tablet', '50 mg', substance(['Diclofenac'], 'NSAID', 'avoid')),
  drug('Parasetamol', 'tablet', '500 mg', {
    ...substance(['Paracetamol'], '', 'allowed'),
    category: 'over_the_counter',
  }),
  drug('Parasetamol sirup', 'syrup', '120 mg/5 ml', {
    ...substance(['Paracetamol'], '', 'allowed'),
    category: 'over_the_counter',
    unit: 'bottle',
  }),
  drug('Deksametason', 'tablet', '0,5 mg', substance(['Dexamethasone'], 'Corticosteroid', 'caution')),
  drug('Asam traneksamat', 'tablet', '500 mg', substance(['Tranexamic acid'], '', 'caution')),
  drug('Nistatin', 'drops', '100.000 IU/ml', { ...substance(['Nystatin'], '', 'allowed'), unit: 'bottle' }),
  drug('Triamsinolon pasta', 'ointment', '0,1 %', {
    ...substance(['Triamcinolone'], 'Corticosteroid', 'caution'),
    unit: 'tube',
  }),
  drug('Klorheksidin obat kumur', 'mouthwash', '0,2 %', {
    ...substance(['Chlorhexidine'], '', 'allowed'),
    category: 'over_the_counter',
    unit: 'bottle',
  }),
  drug('Povidon iodin obat kumur', 'mouthwash', '1 %', {
    ...substance(['Povidone iodine'], 'Iodine', 'caution'),
    category: 'over_the_counter',
    unit: 'bottle',
  }),
  drug('Lidokain dengan epinefrin', 'injection', '2 %, 1:80.000', {
    ...substance(['Lidocaine', 'Epinephrine'], 'Local anaesthetic', 'caution'),
    unit: 'cartridge',
  }),
  drug('Artikain dengan epinefrin', 'injection', '4 %, 1:100.000', {
    ...substance(['Articaine', 'Epinephrine'], 'Local anaesthetic', 'caution'),
    unit: 'cartridge',
  }),
  drug('Mepivakain', 'injection', '3 %', {
    ...substance(['Mepivacaine'], 'Local anaesthetic', 'caution'),
    unit: 'cartridge',
  }),
  material('Sarung tangan nitril S', 'consumable', 'pair'),
  material('Masker bedah', 'consumable', 'piece'),
  material('Gulungan kapas', 'consumable', 'piece'),
  material('Jarum sekali pakai 30G', 'consumable', 'piece'),
  // in capsules of one filling
  material('Komposit A2', 'dental_material', 'piece'),
  material('Semen ionomer kaca', 'dental_material', 'box'),
  material('Bahan etsa asam fosfat 37 %', 'dental_material', 'syringe'),
  material('Gutta-percha 25', 'dental_material', 'piece'),
  { ...material('Amalgam kapsul', 'dental_material', 'box'), status: 'inactive' },
  drug('Kodein', 'tablet', '10 mg', { ...substance(['Codeine'], 'Opioid', 'caution'), category: 'narcotic' }),
  drug('Diazepam', 'tablet', '2 mg', {
    ...substance(['Diazepam'], 'Benzodiazepine', 'avoid'),
    category: 'psychotropic',
  }),
]

/** The medicine and materials of the company, as its first clinic entered them. */
export async function insertCompanyMedicines(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { today }: { today: string },
) {
  const at = `${addDays(today, -226)}T09:30:00+07:00`
  const medicines = await tx
    .insertInto('company_medicine')
    .values(
      offers.map((each) => ({
        ...each,
        ingredients: JSON.stringify(each.ingredients),
        company_id,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning('id')
    .execute()
  const event = { query: null, before: null, after: null, reason: null, clinic_id, at, ...manager, action: 'create' }
  await appendGroup(
    tx,
    company_id,
    medicines.map(({ id }) => ({ ...event, object: 'company_medicine', object_id: id })),
  )
}

function substance(ingredients: string[], medicine_class: string, pregnancy: Medicine['pregnancy']): Substance {
  return { ingredients, medicine_class, pregnancy }
}

function drug(name: string, form: Medicine['form'], strength: string, other: Substance & Partial<Medicine>): Medicine {
  return {
    name,
    form,
    strength,
    generic_name: other.ingredients.join(', '),
    kfa_code: kfaCodes[name] ?? '',
    category: 'prescription_only',
    unit: form === 'capsule' ? 'capsule' : 'tablet',
    ...storedAs(name, { lot: true }),
    ...other,
  }
}

function material(name: string, category: Medicine['category'], unit: Medicine['unit']): Medicine {
  return {
    name,
    category,
    unit,
    generic_name: '',
    kfa_code: '',
    form: 'none',
    strength: '',
    ...storedAs(name, { lot: category === 'dental_material' }),
    ...substance([], '', 'unknown'),
  }
}

/** Materials without a life of their own, as gloves and masks, need no batch. */
function storedAs(
  name: string,
  { lot }: { lot: boolean },
): Goods & Pick<Medicine, 'barcode' | 'requires_batch' | 'requires_expiry' | 'status'> {
  return {
    ...(goods[name] ?? goodsOf('none', 1, 0, null)),
    barcode: '',
    requires_batch: lot,
    requires_expiry: lot,
    status: 'active',
  }
}
