import type { Schema } from '@clinic/api'
import { icd10 } from '@clinic/core/terminology'
import { clinicTime } from '@clinic/core/time'
import { insertConsent } from '../../../domain/treatment-consent/insert-consent'
import type { Transaction } from '../../schema'
import { yearsBetween } from '../calendar'
import type { DemoDentist } from '../dentist-of'
import type { Place } from '../insert'
import { demoConsentForms } from './demo-consent-forms'
import { drawnSignature } from './drawn-signature'

/** What a patient of the demo clinic is told in a visit, and decides. */
export interface DemoConsent {
  visit: { visit_id: number; patient_id: number; content: Schema<'NoteContent'> }
  services: readonly Schema<'ConsentedService'>[]
  at: string
  decision: Schema<'ConsentDecision'>
  remark: string
  dentist: DemoDentist
  /** The ids of the services by their codes. */
  products: ReadonlyMap<string, number>
  /** Whether the witness signs too. */
  hasWitness: boolean
}

/** Signs a consent with the wording of its category, and returns its id. */
export async function signDemoConsent(tx: Transaction, { company_id, clinic_id }: Place, told: DemoConsent) {
  const tenant = { company_id, clinic_id }
  const { visit, services, at, decision, remark, dentist, products, hasWitness } = told
  const { visit_id, patient_id, content: note } = visit
  const { doctor_id } = dentist
  const { name, sip_number } = await tx
    .selectFrom('doctor')
    .select(['display_name as name', 'sip_number'])
    .where((eb) => eb.and({ ...tenant, id: doctor_id }))
    .executeTakeFirstOrThrow()
  const [first] = services
  const form = formOf(first?.product_id, products)
  const { procedure, purpose, risks, alternatives, prognosis } = form
  const content: Schema<'TreatmentConsentContent'> = {
    language: 'id',
    decision,
    services: [...services],
    explanation: {
      diagnosis: diagnosisOf(note, first?.tooth ?? null),
      procedure,
      purpose,
      risks,
      alternatives,
      prognosis,
    },
    ...(await signerFor(tx, tenant, { patient_id, on: clinicTime(Date.parse(at), 'Asia/Jakarta').date })),
    relation: '',
    drawing: drawnSignature(patient_id),
    witness: 'Suster Ayu',
    witness_drawing: hasWitness ? drawnSignature(7) : null,
    remark,
  }
  const signature = { doctor_id, name, sip_number, signed_at: at }
  return insertConsent(tx, tenant, { visit_id, patient_id, content, signature })
}

/** The wording for a root canal treatment, or for an extraction. */
function formOf(product_id: number | undefined, products: ReadonlyMap<string, number>) {
  const [code] = [...products].find(([, id]) => id === product_id) ?? ['']
  const category = code.startsWith('END') ? 'endodontics' : 'oral_surgery'
  return demoConsentForms.find((form) => form.category === category) ?? demoConsentForms[0]
}

/** The diagnosis of the tooth, or the first one, as a patient is told it. */
function diagnosisOf({ diagnoses }: Schema<'NoteContent'>, tooth: Schema<'ConsentedService'>['tooth']) {
  const found = diagnoses.find((each) => each.tooth === tooth) ?? diagnoses[0]
  const term = icd10.find(({ code }) => code === found?.code)
  return `${term?.id ?? 'Pemeriksaan gigi'}${tooth ? `, gigi ${tooth}` : ''}`
}

/** Whoever decides: the patient, or the parent of a minor. */
async function signerFor(
  tx: Transaction,
  tenant: Pick<Place, 'company_id' | 'clinic_id'>,
  { patient_id, on }: { patient_id: number; on: string },
) {
  const patient = await tx
    .selectFrom('patient')
    .select(['first_name', 'last_name', 'date_of_birth', 'guardian_name'])
    .where((eb) => eb.and({ ...tenant, id: patient_id }))
    .executeTakeFirstOrThrow()
  const name = `${patient.first_name} ${patient.last_name}`.trim()
  if (yearsBetween(patient.date_of_birth, on) >= 18) return { signer: 'patient', signer_name: name } as const
  return { signer: 'parent', signer_name: patient.guardian_name || `Ibu ${name}` } as const
}
