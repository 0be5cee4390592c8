import type { Schema } from '@clinic/api'

type Reason = Schema<'AppointmentReason'>

/** What a dentist finds and does for an errand. */
export interface Errand {
  complaint: string
  found: string
  icd10: string
  /** The code of a service. */
  service: string
  tooth?: Schema<'Tooth'>
  surfaces?: Schema<'ToothSurface'>[]
  jaw?: Schema<'Jaw'>
  /** What it leaves in the chart when it is done, as it is typed. */
  line?: string
  /** It takes more visits. */
  isLong?: boolean
  instructions: string
}

const check: Errand = {
  complaint: 'Ingin diperiksa',
  found: 'Kebersihan mulut baik, tidak ada karies baru',
  icd10: 'Z01.2',
  service: 'KNS-01',
  instructions: 'Sikat gigi pagi dan malam, kontrol enam bulan lagi',
}

const errands: Partial<Record<Reason, Errand>> = {
  control: { ...check, complaint: 'Kontrol, tidak ada keluhan', service: 'KNS-02' },
  pain: {
    complaint: 'Gigi bawah kanan berdenyut sejak tiga hari',
    found: '46 sonde (+), perkusi (-), dingin (+) lama',
    icd10: 'K04.0',
    service: 'KON-03',
    tooth: '46',
    surfaces: ['o'],
    line: '!46 o tif',
    instructions: 'Jangan mengunyah di sisi kanan sampai tambalan tetap dipasang',
  },
  scaling: {
    complaint: 'Gusi berdarah saat menyikat gigi',
    found: 'Kalkulus supragingiva regio anterior bawah, OHI-S sedang',
    icd10: 'K05.1',
    service: 'PER-02',
    instructions: 'Hindari minuman panas dan berwarna hari ini',
  },
  filling: {
    complaint: 'Gigi belakang berlubang',
    found: '36 karies dentin oklusal, perkusi (-)',
    icd10: 'K02.1',
    service: 'KON-01',
    tooth: '36',
    surfaces: ['o'],
    line: '!36 o cof',
    instructions: 'Jangan makan dan minum selama dua jam',
  },
  extraction: {
    complaint: 'Gigi tinggal akar, ingin dicabut',
    found: '47 sisa akar, goyang derajat 1',
    icd10: 'K08.3',
    service: 'BM-02',
    tooth: '47',
    line: '!47 mis karies',
    instructions: 'Gigit kapas 30 menit, jangan berkumur hari ini',
  },
  root_canal: {
    complaint: 'Lanjutan perawatan saluran akar',
    found: '21 perkusi (-), tidak ada pembengkakan',
    icd10: 'K04.1',
    service: 'END-01',
    tooth: '21',
    isLong: true,
    instructions: 'Jangan menggigit makanan keras dengan gigi depan',
  },
  consultation: { ...check, complaint: 'Anak ingin diperiksa giginya', service: 'ANK-01' },
  denture: {
    complaint: 'Ingin gigi tiruan',
    found: 'Edentulus sebagian rahang atas, linggir baik',
    icd10: 'K08.1',
    service: 'PRO-02',
    jaw: 'upper',
    isLong: true,
    instructions: 'Datang kembali untuk mencoba basis',
  },
  orthodontics: {
    complaint: 'Kontrol kawat gigi',
    found: 'Braket lengkap, kebersihan baik',
    icd10: 'K07.3',
    service: 'ORT-02',
    instructions: 'Sikat di sekeliling braket, hindari makanan lengket',
  },
}

/** The lines that are typed in the chart for an errand. */
export const errandLines = (reason: Reason): readonly string[] => [errands[reason]?.line ?? []].flat()

interface Noted {
  products: ReadonlyMap<string, number>
  doctor_id: number
  begun: string
  /** Whether the lines of the errand were typed; otherwise it takes another visit. */
  isCharted: boolean
}

/** The note of a visit as its dentist signs it, made of the reason for which the patient came. */
export const errandNote = (reason: Reason, noted: Noted) => noteOfErrand(errands[reason] ?? check, noted)

export function noteOfErrand(errand: Errand, { products, doctor_id, begun, isCharted }: Noted): Schema<'NoteContent'> {
  const {
    complaint,
    found,
    icd10,
    service,
    tooth = null,
    surfaces = [],
    jaw = null,
    line,
    isLong = false,
    instructions,
  } = errand
  return {
    subjective: { chief_complaint: complaint, history: '', medical_history: 'Tidak ada', habits: '' },
    objective: { extra_oral: 'Tidak ada kelainan', intra_oral: found, tests: [] },
    diagnoses: [{ id: 1, code: icd10, tooth, rank: 'primary', certainty: 'definite', prognosis: 'good' }],
    procedures: [
      {
        id: 1,
        product_id: products.get(service) ?? 0,
        tooth,
        surfaces,
        jaw,
        quantity: 1,
        doctor_id,
        staff_id: null,
        consent: /^(BM|END|PRO|PER-03|ORT-01)/.test(service) ? { witness: 'Suster Yuni', at: begun } : null,
        outcome: isLong || (line !== undefined && !isCharted) ? 'continued' : 'done',
        note: '',
      },
    ],
    plan: { plan: '', instructions, referral: '' },
    control: null,
  }
}
