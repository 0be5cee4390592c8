import type { Schema } from '@clinic/api'
import { type FindingCode, type FindingRow, isPrimary, kindOf, type Tooth } from '@clinic/core/odontogram'
import type { PastVisit } from './past-visits'

interface Treatment {
  visit: Pick<PastVisit, 'arrived' | 'note'>
  rows: readonly FindingRow[]
  /** The ids of the services by their codes. */
  products: ReadonlyMap<string, number>
  doctor_id: number
}

/** What a dentist calls what they find. */
const diagnosisOfFinding: Partial<Record<FindingCode, string>> = {
  car: 'K02.1',
  nca: 'K02.0',
  rrx: 'K08.3',
  imx: 'K01.1',
  imv: 'K01.0',
  cfr: 'S02.5',
  nvt: 'K04.1',
  abr: 'K03.1',
  att: 'K03.0',
  per: 'K00.6',
  mig: 'K07.3',
  rot: 'K07.3',
}

/** What was treated, of a tooth of which something was done. */
const diagnosisOfTreatment: Partial<Record<FindingCode, string>> = {
  cof: 'K02.1',
  gif: 'K02.1',
  fis: 'K02.0',
  rct: 'K04.1',
  mis: 'K08.3',
}

const mostDiagnoses = 4

/** The note of a visit as its dentist would sign it, made of what was charted in it. */
export function noteContentOf({ visit, rows, products, doctor_id }: Treatment): Schema<'NoteContent'> {
  const done = rows.filter(({ mode }) => mode === 'done_here')
  return {
    subjective: { chief_complaint: visit.note, history: '', medical_history: 'Tidak ada', habits: '' },
    objective: { extra_oral: 'Tidak ada kelainan', intra_oral: 'Lihat odontogram', tests: [] },
    diagnoses: diagnosesOf(rows),
    procedures: proceduresOf(done, { arrived: visit.arrived, products, doctor_id }),
    plan: {
      plan: rows.some(({ mode }) => mode === 'planned') ? 'Lanjutkan sesuai rencana pada odontogram' : '',
      instructions: done.length > 0 ? 'Jangan makan dan minum selama dua jam' : 'Sikat gigi pagi dan malam',
      referral: '',
    },
    control: null,
  }
}

/** The first one is the primary one; a mouth in which nothing is wrong was examined. */
function diagnosesOf(rows: readonly FindingRow[]): Schema<'NoteDiagnosis'>[] {
  const named = rows.flatMap(({ mode, code, teeth: [tooth = null] }) => {
    const icd10 = mode === 'done_here' ? diagnosisOfTreatment[code] : mode === 'found' && diagnosisOfFinding[code]
    return icd10 ? [{ code: icd10, tooth }] : []
  })
  const found = named.length > 0 ? named.slice(0, mostDiagnoses) : [{ code: 'Z01.2', tooth: null }]
  return found.map((diagnosis, index) => ({
    id: index + 1,
    ...diagnosis,
    rank: index === 0 ? 'primary' : 'secondary',
    certainty: 'definite',
    prognosis: 'good',
  }))
}

/** An examination where nothing was done. */
function proceduresOf(
  done: readonly FindingRow[],
  { arrived, products, doctor_id }: Pick<Treatment, 'products' | 'doctor_id'> & { arrived: number },
): Schema<'NoteProcedure'>[] {
  const performed = done.flatMap(({ code, teeth: [tooth], surfaces }) => {
    const service = tooth && serviceOf(code, tooth)
    return service ? [{ service, tooth, surfaces: service.startsWith('KON') ? [...surfaces] : [] }] : []
  })
  const all = performed.length > 0 ? performed : [{ service: 'KNS-01', tooth: null, surfaces: [] }]
  return all.map(({ service, tooth, surfaces }, index) => ({
    id: index + 1,
    product_id: products.get(service) ?? 0,
    tooth,
    surfaces,
    jaw: null,
    quantity: 1,
    doctor_id,
    staff_id: null,
    consent: /^(BM|END)/.test(service)
      ? { witness: 'Suster Ayu', at: new Date(arrived + 16 * 60_000).toISOString() }
      : null,
    anaesthesia: anaesthesiaFor(service),
    outcome: 'done',
    note: '',
  }))
}

/** A primary tooth comes out under a gel alone. */
function anaesthesiaFor(service: string): Schema<'Anaesthesia'> | null {
  if (service === 'BM-01') return { agent: 'topical', technique: 'surface', millilitres: null, batch: '' }
  if (!/^(BM|END)/.test(service)) return null
  return { agent: 'lidocaine_adrenaline', technique: 'infiltration', millilitres: 1.8, batch: 'LID-088' }
}

/** The code of the service that brings about a finding on a tooth, where there is one. */
export function serviceOf(code: FindingCode, tooth: Tooth) {
  if (code === 'mis') return isPrimary(tooth) ? 'BM-01' : 'BM-02'
  if (code === 'rct') return kindOf(tooth) === 'molar' ? 'END-02' : 'END-01'
  return services[code]
}

const services: Partial<Record<FindingCode, string>> = { cof: 'KON-01', gif: 'KON-02', fis: 'PRV-03' }
