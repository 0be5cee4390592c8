import { expect, it } from 'vitest'
import { prescriptionLineFixture } from '../testing'
import { type PrescriptionFacts, prescriptionProblems } from './prescription-problems'
import type { PrescriptionWarning } from './prescription-warnings'

const line = prescriptionLineFixture()
const allergy: PrescriptionWarning = {
  kind: 'allergy',
  level: 'hard',
  medicine_id: 1,
  substance: 'Amoxicillin',
  with: 'Amoksisilin',
}
const key = 'allergy/1/amoxicillin/amoksisilin'
const complete: PrescriptionFacts = {
  content: { lines: [line], reasons: [] },
  warnings: [],
  medicines: [{ medicine_id: 1, status: 'active' }],
  licence: 'valid',
}
const of = (...lines: (typeof line)[]) => ({ content: { lines, reasons: [] } })
const missing = (problem: string, id: number | string | null) => ({ problem, section: 'prescription', id })

it.each<[string, Partial<PrescriptionFacts>, unknown[]]>([
  ['one medicine', {}, []],
  ['nothing', of(), [missing('linesMissing', null)]],
  ['no medicine', of({ ...line, medicine_id: null }), [missing('medicineMissing', 1)]],
  ['no dose', of(line, { ...line, id: 2, dose: ' ' }), [missing('doseMissing', 2)]],
  ['what is no dose', of({ ...line, dose: 'often' }), [missing('doseNotRead', 1)]],
  ['no quantity', of({ ...line, quantity: null }), [missing('quantityMissing', 1)]],
  [
    'a medicine that is not offered any more',
    { medicines: [{ medicine_id: 1, status: 'inactive' }] },
    [missing('medicineInactive', 1)],
  ],
  ['a hard warning without a reason', { warnings: [allergy] }, [missing('reasonMissing', key)]],
  [
    'a hard warning with a reason',
    { warnings: [allergy], content: { lines: [line], reasons: [{ warning: key, reason: 'Sudah diuji' }] } },
    [],
  ],
  ['a soft warning', { warnings: [{ ...allergy, level: 'soft' }] }, []],
  ['no licence', { licence: 'none' }, [{ problem: 'licenceMissing', section: 'signature', id: null }]],
  ['a licence that has ended', { licence: 'expired' }, [{ problem: 'licenceExpired', section: 'signature', id: null }]],
  [
    'nothing at all',
    {
      ...of({ ...line, medicine_id: null, dose: '', quantity: null }),
      warnings: [{ ...allergy, medicine_id: null }],
      licence: 'none',
    },
    [
      missing('medicineMissing', 1),
      missing('doseMissing', 1),
      missing('quantityMissing', 1),
      missing('reasonMissing', 'allergy/all/amoxicillin/amoksisilin'),
      { problem: 'licenceMissing', section: 'signature', id: null },
    ],
  ],
])('a prescription of %s', (_, facts, want) => expect(prescriptionProblems({ ...complete, ...facts })).toEqual(want))
