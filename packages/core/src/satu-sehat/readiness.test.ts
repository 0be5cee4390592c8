import { expect, it } from 'vitest'
import { missingOfDoctor, missingOfMedicine, missingOfPatient } from './missing-of-record'
import { missingOf, type ReadinessFacts } from './readiness'
import { samplePatient } from './resource/visit-fixture'

const ready: ReadinessFacts = {
  patient: { ...samplePatient, ihs_number: null },
  doctor: { id: 2, nik: '3273010302800002', ihs_number: '10009880728' },
  room: { id: 3, ihs_number: 'loc-1' },
  medicines: [{ id: 4, kfa_code: '93001019' }],
  diagnoses: [{ id: 1, code: 'K04.0' }],
  arrived_at: '2026-11-20T08:00:00+07:00',
  finished_at: '2026-11-20T09:00:00+07:00',
}

const patient = (change: Partial<ReadinessFacts['patient']>) => ({ patient: { ...ready.patient, ...change } })
const address = (change: Partial<typeof samplePatient.address>) =>
  patient({ address: { ...samplePatient.address, ...change } })

it.each<[string, Partial<ReadinessFacts>, string[]]>([
  ['everything is there', {}, []],
  ['the number is that of the mother', patient({ identification: 'nik_mother' }), []],
  [
    'there is no number',
    patient({ identification: 'not_available', identity_number: '' }),
    ['patient identification patientIdentity'],
  ],
  ['the number is missing', patient({ identity_number: ' ' }), ['patient identity_number patientIdentity']],
  ['there is a passport', patient({ identification: 'passport' }), ['patient identification patientIdentityKind']],
  ['there is a residence permit', patient({ identification: 'kitas' }), ['patient identification patientIdentityKind']],
  ['the birthday is missing', patient({ date_of_birth: '' }), ['patient date_of_birth patientField']],
  [
    'the address is incomplete',
    address({ village: '', street: '' }),
    ['patient street patientField', 'patient village patientField'],
  ],
  ['the area has no codes', address({ area_code: '' }), ['patient area_code patientArea']],
  ['the service knows the patient', patient({ ihs_number: 'P1', identity_number: '', date_of_birth: '' }), []],
  ['the dentist has no NIK', { doctor: { id: 2, nik: '', ihs_number: null } }, ['doctor 2 nik doctorNik']],
  [
    'nobody knows the NIK of the dentist',
    { doctor: { id: 2, nik: '3273', ihs_number: null } },
    ['doctor 2 nik doctorUnknown'],
  ],
  ['the visit has no room', { room: null }, ['visit room_id roomMissing']],
  ['the room is not registered', { room: { id: 3, ihs_number: null } }, ['room 3 ihs_number roomUnknown']],
  [
    'a medicine has no code',
    {
      medicines: [
        { id: 4, kfa_code: '' },
        { id: 5, kfa_code: '92000001' },
      ],
    },
    ['medicine 4 kfa_code medicineKfa'],
  ],
  ['there is no diagnosis', { diagnoses: [] }, ['visit diagnoses diagnosisMissing']],
  [
    'a diagnosis has too short a code',
    {
      diagnoses: [
        { id: 1, code: 'K04' },
        { id: 2, code: 'K04.01' },
      ],
    },
    ['visit 1 diagnoses diagnosisCode'],
  ],
  ['it ended in the second it began', { finished_at: '2026-11-20T08:00:00.900+07:00' }, ['visit period visitPeriod']],
  ['it ended a second later', { finished_at: '2026-11-20T08:00:01+07:00' }, []],
])('when %s', (_, change, want) => {
  const missing = missingOf({ ...ready, ...change })
  expect(
    missing.map(({ owner, id, field, key }) => [owner, ...(id === null ? [] : [id]), field, key].join(' ')),
  ).toEqual(want)
})

it('everything that is missing is listed, the desk first', () => {
  const owners = missingOf({
    ...ready,
    ...patient({ identity_number: '', address: { ...samplePatient.address, area_code: '' } }),
    doctor: { id: 2, nik: '', ihs_number: null },
    room: null,
    medicines: [{ id: 4, kfa_code: '' }],
    diagnoses: [],
    finished_at: ready.arrived_at,
  }).map(({ owner }) => owner)
  expect(owners).toEqual(['patient', 'patient', 'doctor', 'visit', 'medicine', 'visit', 'visit'])
})

it('of records the service does not know, a visit lacks exactly what each of them lacks', () => {
  const lacking = patient({
    identification: 'kitas',
    date_of_birth: '',
    address: { ...samplePatient.address, city: '' },
  })
  const medicines = ['', '93001019', '1'].map((kfa_code, id) => ({ id, kfa_code }))
  const doctors = ['', '3273010302800002'].map((nik) => ({ id: 2, nik, ihs_number: null }))
  for (const record of [ready.patient, lacking.patient])
    for (const doctor of doctors) {
      const ofRecords = [
        ...missingOfPatient(record),
        ...missingOfDoctor(doctor),
        ...medicines.flatMap((each) => missingOfMedicine(each)),
      ]
      const ofVisit = missingOf({ ...ready, patient: { ...record, ihs_number: null }, doctor, medicines })
      // a NIK that is there and that nobody knows is told by the service, not by the record
      expect(ofVisit.filter(({ key }) => key !== 'doctorUnknown')).toEqual(ofRecords)
      expect(ofVisit.some(({ key }) => key === 'doctorUnknown')).toBe(doctor.nik !== '')
    }
})
