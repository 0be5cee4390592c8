import type { Schema } from '@clinic/api'
import { alertKey } from '@clinic/core/medical-alert'
import { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import { dentistOf } from './dentist-of'
import type { Place } from './insert'
import { pastVisits } from './past-visits'
import type { DemoPatient } from './patient'

type Topic = Schema<'MedicalTopic'>
type Listed = Omit<Schema<'MedicalAlertInput'>, 'topic'>

/** What somebody of an age says when they are asked: of each topic what there is. An empty list is none; a topic left out was not asked about. */
interface DemoAnswers extends Partial<Record<Topic, readonly Listed[]>> {
  ages: [from: number, until: number]
}

const answers: readonly DemoAnswers[] = [
  {
    ages: [50, 120],
    allergy: [{ kind: 'drug', name: 'Amoksisilin', note: 'Ruam seluruh badan, 2019' }],
    condition: [
      { kind: 'hypertension', name: '', note: 'Terkontrol' },
      { kind: 'diabetes', name: 'Tipe 2', note: 'HbA1c 7,4 % bulan lalu' },
    ],
    medication: [
      { kind: 'other', name: 'Amlodipin 5 mg', note: '1x1' },
      { kind: 'other', name: 'Metformin 500 mg', note: '2x1' },
    ],
  },
  {
    ages: [50, 120],
    allergy: [],
    condition: [{ kind: 'heart', name: 'Pasca pemasangan stent', note: '2023' }],
    medication: [{ kind: 'blood_thinner', name: 'Klopidogrel 75 mg', note: 'Jangan dihentikan tanpa dokter jantung' }],
  },
  { ages: [50, 120], allergy: [], condition: [], medication: [] },
  { ages: [30, 49], allergy: [{ kind: 'latex', name: '', note: 'Gatal dan bengkak' }], condition: [], medication: [] },
  {
    ages: [30, 49],
    allergy: [{ kind: 'drug', name: 'Asam mefenamat', note: 'Sesak napas' }],
    condition: [{ kind: 'asthma', name: '', note: 'Membawa inhaler' }],
    medication: [{ kind: 'other', name: 'Salbutamol', note: 'Bila sesak' }],
  },
  { ages: [30, 49], allergy: [], condition: [] },
  { ages: [14, 29], allergy: [{ kind: 'food', name: 'Udang', note: 'Biduran' }], condition: [] },
  { ages: [14, 29], allergy: [], condition: [], medication: [] },
  { ages: [0, 13], allergy: [], condition: [{ kind: 'asthma', name: '', note: '' }] },
  { ages: [0, 13], allergy: [] },
]

/** What is known of some patients who were treated; of the others nobody has asked yet. */
export async function insertMedicalAlerts(
  tx: Transaction,
  place: Place,
  { today, patientIds }: { today: string; patientIds: Map<DemoPatient, number | null> },
) {
  const { company_id, clinic_id } = place
  const dentist = await dentistOf(tx, place)
  if (!dentist) return
  const free = pastVisits(today, patientIds)
  const entered = { ...dentist, query: null, before: null, after: null, reason: null, clinic_id }
  const events: Parameters<typeof appendGroup>[2][number][] = []
  for (const { ages, ...topics } of answers) {
    const patient = free.find(({ age }) => age >= ages[0] && age <= ages[1])
    if (!patient) continue
    free.splice(free.indexOf(patient), 1)
    const { patient_id, visits } = patient
    const at = new Date(visits[0]?.arrived ?? 0).toISOString()
    const people = { patient: [patient_id] }
    for (const topic of ['allergy', 'condition', 'medication'] as const) {
      const listed = topics[topic]
      if (!listed) continue
      for (const alert of listed) {
        const { id: object_id } = await tx
          .insertInto('medical_alert')
          .values({
            ...alert,
            company_id,
            clinic_id,
            patient_id,
            topic,
            name_key: alertKey(alert),
            recorded_by: dentist.user_name,
            recorded_at: at,
            changed_by: dentist.user_name,
            changed_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        events.push({ ...entered, action: 'create', at, object: 'medical_alert', object_id, people })
      }
      const { id: object_id } = await tx
        .insertInto('medical_answer')
        .values({
          company_id,
          clinic_id,
          patient_id,
          topic,
          answer: listed.length > 0 ? 'listed' : 'none',
          answered_by: dentist.user_name,
          answered_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      events.push({ ...entered, action: 'answer', at, object: 'medical_answer', object_id, people })
    }
  }
  await appendGroup(tx, company_id, events)
}
