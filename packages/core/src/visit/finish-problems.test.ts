import { expect, it } from 'vitest'
import { type FinishFacts, type FinishProblem, finishProblems } from './finish-problems'

const diagnosis = { id: 1, code: 'K04.0', is_primary: true }
const procedure: FinishFacts['procedures'][number] = {
  id: 5,
  scope: 'none',
  tooth: null,
  surfaces: [],
  jaw: null,
  doctor_id: 2,
  needs_consent: false,
  has_consent: false,
  is_consent_valid: true,
  is_charted: true,
}
const complete: FinishFacts = {
  chief_complaint: 'Ngilu gigi kanan bawah',
  diagnoses: [diagnosis],
  procedures: [procedure],
  unsigned: [],
  dictated: [],
  unacknowledged: [],
  control_on: null,
  today: '2026-11-23',
  licence: 'valid',
}
const missing = (
  problem: FinishProblem['problem'],
  section: FinishProblem['section'],
  id: FinishProblem['id'] = null,
): FinishProblem => ({ problem, section, id })
const done = (rest: Partial<typeof procedure>) => ({ procedures: [{ ...procedure, ...rest }] })

const cases: [string, Partial<FinishFacts>, FinishProblem[]][] = [
  ['everything there', {}, []],
  ['nothing done', { procedures: [] }, []],
  ['no complaint', { chief_complaint: ' ' }, [missing('complaintMissing', 'subjective')]],
  ['no diagnosis', { diagnoses: [] }, [missing('diagnosisMissing', 'assessment')]],
  [
    'a diagnosis without its code',
    { diagnoses: [diagnosis, { id: 2, code: '', is_primary: false }] },
    [missing('diagnosisWithoutCode', 'assessment', 2)],
  ],
  ['no primary one', { diagnoses: [{ ...diagnosis, is_primary: false }] }, [missing('primaryMissing', 'assessment')]],
  ['two primary ones', { diagnoses: [diagnosis, { ...diagnosis, id: 2 }] }, [missing('primaryTwice', 'assessment', 2)]],
  ['a primary one and others', { diagnoses: [{ ...diagnosis, id: 2, is_primary: false }, diagnosis] }, []],
  ['no tooth where one is done', done({ scope: 'tooth' }), [missing('toothMissing', 'procedure', 5)]],
  ['the tooth', done({ scope: 'tooth', tooth: '46' }), []],
  [
    'neither tooth nor surface',
    done({ scope: 'surface' }),
    [missing('toothMissing', 'procedure', 5), missing('surfaceMissing', 'procedure', 5)],
  ],
  ['no surface', done({ scope: 'surface', tooth: '46' }), [missing('surfaceMissing', 'procedure', 5)]],
  ['tooth and surface', done({ scope: 'surface', tooth: '46', surfaces: ['o'] }), []],
  ['no jaw', done({ scope: 'jaw' }), [missing('jawMissing', 'procedure', 5)]],
  ['the jaw', done({ scope: 'jaw', jaw: 'upper' }), []],
  ['the whole mouth', done({ scope: 'mouth' }), []],
  ['nobody who did it', done({ doctor_id: null }), [missing('performerMissing', 'procedure', 5)]],
  ['no consent', done({ needs_consent: true }), [missing('consentMissing', 'procedure', 5)]],
  ['a consent', done({ needs_consent: true, has_consent: true }), []],
  [
    'a consent that does not allow it',
    done({ has_consent: true, is_consent_valid: false }),
    [missing('consentInvalid', 'procedure', 5)],
  ],
  ['what the chart does not show', done({ is_charted: false }), [missing('findingMissing', 'procedure', 5)]],
  [
    'a prescription that is not signed',
    { unsigned: [{ id: 4 }] },
    [missing('prescriptionUnsigned', 'prescription', 4)],
  ],
  [
    'dictation that waits',
    { dictated: [{ id: 8 }, { id: 9 }] },
    [missing('dictationUnresolved', 'dictation', 8), missing('dictationUnresolved', 'dictation', 9)],
  ],
  [
    'an alert that the dentist has not seen',
    { unacknowledged: [{ sign: 'systolic' }] },
    [missing('alertNotAcknowledged', 'vital-sign', 'systolic')],
  ],
  ['a control today', { control_on: '2026-11-23' }, []],
  ['a control on a day that is over', { control_on: '2026-11-22' }, [missing('controlDatePast', 'plan')]],
  ['a licence that ends soon', { licence: 'expiring' }, []],
  ['no licence', { licence: 'none' }, [missing('licenceMissing', 'signature')]],
  ['a licence that has ended', { licence: 'expired' }, [missing('licenceExpired', 'signature')]],
  [
    'nothing at all',
    {
      chief_complaint: '',
      diagnoses: [],
      ...done({ doctor_id: null }),
      unsigned: [{ id: 4 }],
      dictated: [{ id: 8 }],
      unacknowledged: [{ sign: 'glucose' }],
      control_on: '2026-11-01',
      licence: 'none',
    },
    [
      missing('alertNotAcknowledged', 'vital-sign', 'glucose'),
      missing('complaintMissing', 'subjective'),
      missing('diagnosisMissing', 'assessment'),
      missing('performerMissing', 'procedure', 5),
      missing('controlDatePast', 'plan'),
      missing('prescriptionUnsigned', 'prescription', 4),
      missing('dictationUnresolved', 'dictation', 8),
      missing('licenceMissing', 'signature'),
    ],
  ],
]

it.each(cases)('a visit with %s', (_, facts, want) => expect(finishProblems({ ...complete, ...facts })).toEqual(want))
