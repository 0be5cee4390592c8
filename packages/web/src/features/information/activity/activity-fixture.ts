import type { Schema } from '@clinic/api'

type Activity = Schema<'Activity'>

/** One change of a phone by the front office; with other values any other event. */
export const activityFixture = (values: Partial<Activity> = {}): Activity => ({
  id: 20_000_000,
  at: '2026-11-20T03:12:00.000Z',
  user_name: 'Sinta Wulandari',
  role: 'front_office_clinic',
  ip: '192.168.1.20',
  action: 'update',
  object: 'patient',
  object_id: 12,
  name: null,
  patients: [{ id: 12, name: 'Dewi Lestari' }],
  registration_id: null,
  reason: null,
  rows: null,
  is_erased: false,
  fields: [{ field: 'phone', before: '+6281234567890', after: '+6281399887766' }],
  left_out: 0,
  ...values,
})

const nothing = { object_id: null, patients: [], fields: [] } satisfies Partial<Activity>

/** A page with something of each kind. */
export const activitiesFixture = (): Activity[] => [
  activityFixture(),
  activityFixture({
    id: 19_000_000,
    user_name: 'drg. Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum, Sp.KG',
    role: 'doctor_clinic',
    action: 'sign',
    object: 'note',
    object_id: 31,
    fields: [{ field: 'content.subjective.chief_complaint', before: null, after: 'Ngilu gigi kanan bawah' }],
  }),
  activityFixture({
    id: 18_000_000,
    action: 'cancel',
    object: 'appointment',
    object_id: 8,
    reason: 'Pasien sakit',
    fields: [
      { field: 'state', before: 'booked', after: 'cancelled' },
      { field: 'cancel_reason', before: null, after: 'patient_cancelled' },
    ],
  }),
  activityFixture({
    id: 17_000_000,
    user_name: 'Rani Putri',
    role: 'manager_clinic',
    action: 'create',
    object: 'room',
    object_id: 4,
    name: 'Ruang 4',
    patients: [],
    fields: [
      { field: 'name', before: null, after: 'Ruang 4' },
      { field: 'type', before: null, after: 'treatment' },
      { field: 'paint', before: null, after: 'hijau' },
    ],
  }),
  activityFixture({ id: 16_000_000, is_erased: true, patients: [], fields: [] }),
  activityFixture({
    ...nothing,
    id: 15_000_000,
    user_name: '',
    role: 'visitor',
    action: 'submit',
    object: 'registration',
    registration_id: 9,
  }),
]
