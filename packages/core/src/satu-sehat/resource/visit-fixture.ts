import type { SentAlert } from './allergy-intolerance'
import type { SentDiagnosis } from './condition'
import type { SentVisit } from './encounter'
import type { SentLine, SentPrescription } from './medication-request'
import type { SentHeader } from './observation-mouth'
import type { SentFinding } from './observation-tooth'
import type { SentVitalSign } from './observation-vital-sign'
import type { SentPatient } from './patient'
import type { SentProcedure } from './procedure'

/** What tests send. */
export const sampleReferences = {
  organization_id: '10000004',
  patient: { ihs: 'P02478375538', name: 'Ayu Lestari' },
  doctor: { ihs: '10009880728', name: 'drg. Budi Santoso' },
  encounter_id: 'enc-1',
}

export const sampleRoom = { ihs: 'loc-1', name: 'Ruang 1' }

export const samplePatient: SentPatient = {
  first_name: 'Ayu',
  last_name: '',
  sex: 'female',
  date_of_birth: '1990-02-03',
  place_of_birth: 'Bandung',
  phone: '+6281234567890',
  email: '',
  marital_status: 'married',
  nationality: 'WNI',
  identification: 'nik',
  identity_number: '3273010302900001',
  address: {
    street: 'Jl. Merdeka 1',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    district: 'Sumur Bandung',
    village: 'Braga',
    postcode: '40111',
    area_code: '3273191001',
  },
  relative_name: 'Dewi',
  relative_phone: '+6281299999999',
}

const move = (to_state: SentVisit['events'][number]['to_state'], time: string) => ({
  to_state,
  at: `2026-11-20T${time}+07:00`,
})

/** From the door to the desk, with a pause. */
export const sampleVisit: SentVisit = {
  clinic_id: 1,
  id: 7,
  events: [
    move('waiting', '08:00:00'),
    move('called', '08:05:00'),
    move('in_vitals', '08:06:00'),
    move('ready', '08:10:00'),
    move('in_practice', '08:15:00'),
    move('paused', '08:20:00'),
    move('in_practice', '08:25:00'),
    move('finished', '09:00:00'),
    move('checked_out', '09:10:00'),
  ],
}

/** The same, taken up again before it was paid. */
export const reopenedVisit: SentVisit = {
  ...sampleVisit,
  events: [
    ...sampleVisit.events.slice(0, 8),
    move('in_practice', '09:30:00'),
    move('finished', '09:45:00'),
    move('checked_out', '09:50:00'),
  ],
}

export const sampleDiagnosis: SentDiagnosis & { prognosis: 'good' } = {
  clinic_id: 1,
  visit_id: 7,
  id: 3,
  code: 'K04.01',
  tooth: '36',
  rank: 'primary',
  certainty: 'definite',
  signed_at: '2026-11-20T09:00:00+07:00',
  prognosis: 'good',
}

export const sampleProcedure: SentProcedure = {
  clinic_id: 1,
  visit_id: 7,
  id: 4,
  name: 'Tambal komposit',
  icd9cm: '23.2',
  tooth: '36',
  outcome: 'done',
  note: '',
}

export const sampleVitalSign: SentVitalSign = {
  clinic_id: 1,
  visit_id: 7,
  id: 5,
  supersedes: null,
  taken_at: '2026-11-20T08:07:00+07:00',
  systolic: 120,
  diastolic: 80,
  pulse: 72,
  respiration: 16,
  temperature: 36.6,
  oxygen_saturation: 98,
  weight: 60.5,
  height: 165,
  glucose: 110,
  glucose_timing: 'fasting',
  pain: 3,
  consciousness: 'compos_mentis',
}

export const sampleFinding = (finding: Pick<SentFinding, 'code' | 'teeth'> & Partial<SentFinding>): SentFinding => ({
  surfaces: [],
  is_uncertain: false,
  note: '',
  visit: '7',
  at: '2026-11-20T01:30:00.000Z',
  ...finding,
})

export const sampleHeader: SentHeader = {
  occlusion: 'normal_bite',
  torus_palatinus: 'small',
  torus_mandibularis: 'both',
  palate: 'deep',
  diastema: 'present',
  diastema_place: '11-21',
  diastema_width: 1.5,
  anomaly: 'absent',
  anomaly_teeth: '',
  anomaly_shape: '',
  others: 'Stomatitis',
}

export const samplePrescription: SentPrescription = {
  clinic_id: 1,
  id: 9,
  state: 'signed',
  signed_at: '2026-11-20T09:00:00+07:00',
}

export const sampleLine: SentLine = {
  line: 2,
  quantity: 15,
  name: 'Amoxicillin 500 mg',
  medication_id: 'med-1',
  text: '3x1 sesudah makan selama 5 hari',
  note: '',
  unit: 'tablet',
  dose: {
    times: 3,
    every_hours: null,
    amount: { numerator: 1, denominator: 1 },
    unit: null,
    moments: [],
    meal: 'after',
    as_needed: null,
    days: 5,
    until_finished: false,
  },
}

export const sampleAlert: SentAlert = {
  clinic_id: 1,
  id: 6,
  topic: 'allergy',
  kind: 'drug',
  name: 'Amoxicillin',
  note: 'Gatal',
  state: 'active',
  recorded_at: '2026-11-20T08:00:00+07:00',
}
