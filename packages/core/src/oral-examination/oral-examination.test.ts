import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { typedChart } from '../odontogram'
import { mouthOf } from '../odontogram/chart'
import {
  countScored,
  emptyOralExamination,
  hasHeader,
  lastExamined,
  ohisOfScores,
  ohisPlacesOf,
  oralExaminationProblems,
  withoutDetails,
  withScore,
} from './index'

// Seen to fail: a place with one score counted, a root taken for a tooth, a scored tooth left for another one, details of an absent
// diastema, a count of 0 taken for nothing, the last examination taken whether it says something or not.

const teeth = ['16', '11', '26', '36', '31', '46'] as const
const scores = (debris: (number | null)[], calculus: (number | null)[]) =>
  debris.map((score, place) => ({ tooth: teeth[place] ?? '16', debris: score, calculus: calculus[place] ?? null }))

describe('OHI-S while it is typed', () => {
  it.each([
    [[1, 1, 2, 1, 0, 1], [0, 0, 1, 1, 0, 1], 6, { debris: 1, calculus: 0.5, index: 1.5, grade: 'fair' }],
    [[1, 1, 2, 1, 0, 1], [0, 0], 2, { debris: 1, calculus: 0, index: 1, grade: 'good' }],
    [[1, null, 2], [0, 0, 3], 2, { debris: 1.5, calculus: 1.5, index: 3, grade: 'fair' }],
    [[1, 1, 2, 1, 0, 1], [], 0, null],
    [[3, 3], [3], 1, null],
  ])('of debris %j and calculus %j has %i places', (debris, calculus, count, want) => {
    expect(countScored(scores(debris, calculus))).toBe(count)
    expect(ohisOfScores(scores(debris, calculus))).toEqual(want)
  })

  it('keeps no place without scores', () => {
    const one = withScore([], { tooth: '16', measure: 'debris', score: 2 })
    const both = withScore(one, { tooth: '16', measure: 'calculus', score: 0 })
    expect(both).toEqual([{ tooth: '16', debris: 2, calculus: 0 }])
    const half = withScore(both, { tooth: '16', measure: 'debris', score: null })
    expect(half).toEqual([{ tooth: '16', debris: null, calculus: 0 }])
    expect(withScore(half, { tooth: '16', measure: 'calculus', score: null })).toEqual([])
  })
})

describe('the places of OHI-S', () => {
  const placesAfter = (line: string, scored: Schema<'OhisPlace'>[] = []) =>
    ohisPlacesOf(scored, mouthOf(typedChart(line)).now)

  it.each([
    ['46 o car', ['16', '11', '26', '36', '31', '46']],
    ['16 mis karies', ['17', '11', '26', '36', '31', '46']],
    ['26 rrx karies', ['16', '11', '27', '36', '31', '46']],
    ['16,17 une', [null, '11', '26', '36', '31', '46']],
    ['31,41 mis perio', ['16', '11', '26', '36', null, '46']],
    ['36 mis karies; 36 ipx', ['16', '11', '26', '37', '31', '46']],
    ['46 poc', ['16', '11', '26', '36', '31', '46']],
  ])('after %s are on %j', (line, want) => {
    expect(placesAfter(line).map(({ tooth }) => tooth)).toEqual(want)
  })

  it('say why a tooth is not scored', () => {
    expect(placesAfter('31 mis perio; 41 rrx karies')[4]?.lost).toEqual({ index: 'mis', substitute: 'rrx' })
    expect(placesAfter('46 o car')[5]?.lost).toEqual({ index: null, substitute: null })
  })

  it('stay where they were scored, whatever is charted later', () => {
    const scored = [{ tooth: '16', debris: 1, calculus: null } as const]
    expect(placesAfter('16 mis karies', scored)[0]).toMatchObject({ tooth: '16', debris: 1, calculus: null })
  })
})

describe('what is said of a mouth', () => {
  it.each([
    [{}, false],
    [{ others: '  ' }, false],
    [{ ohis: [{ tooth: '16', debris: 1, calculus: 1 } as const] }, false],
    [{ photo_count: 0 }, true],
    [{ palate: 'deep' as const }, true],
    [{ others: 'Frenulum tinggi' }, true],
  ])('%j is a header: %s', (said, want) => {
    expect(hasHeader({ ...emptyOralExamination, ...said })).toBe(want)
  })

  it('has no details of what is not there', () => {
    const content = {
      ...emptyOralExamination,
      diastema: 'absent' as const,
      diastema_place: '11-21',
      diastema_width: 2,
      anomaly: 'present' as const,
      anomaly_teeth: '12',
    }
    expect(oralExaminationProblems(content)).toEqual({ diastema_place: 'notHere', diastema_width: 'notHere' })
    expect(withoutDetails(content)).toMatchObject({ diastema_place: '', diastema_width: null, anomaly_teeth: '12' })
    expect(oralExaminationProblems(withoutDetails(content))).toEqual({})
  })

  it.each<[Partial<Schema<'OralExaminationContent'>>, Record<string, string>]>([
    [{}, {}],
    [{ diastema: 'present', diastema_place: '11-21', diastema_width: 2.5 }, {}],
    [{ diastema: 'present', diastema_width: 2.25 }, { diastema_width: 'measureImpossible' }],
    [{ diastema: null, diastema_width: 2.25 }, { diastema_width: 'notHere' }],
    [{ anomaly: 'present', anomaly_teeth: '12', anomaly_shape: 'Peg' }, {}],
    [
      { anomaly: 'absent', anomaly_teeth: '12', anomaly_shape: 'Peg' },
      { anomaly_teeth: 'notHere', anomaly_shape: 'notHere' },
    ],
    [
      {
        ohis: [
          { tooth: '16', debris: 1, calculus: 1 },
          { tooth: '11', debris: 1, calculus: 1 },
          { tooth: '17', debris: 1, calculus: 1 },
        ],
      },
      { 'ohis.2.tooth': 'placeTwice' },
    ],
  ])('%j has the problems %j', (said, want) => {
    expect(oralExaminationProblems({ ...emptyOralExamination, ...said })).toEqual(want)
  })

  it('is the last header and the last scores', () => {
    const examined = (id: number, said: Partial<Schema<'OralExaminationContent'>>): Schema<'OralExamination'> => ({
      id,
      visit_id: id,
      date: `2026-11-0${id}`,
      doctor_name: 'drg. Ratna Dewi',
      state: 'final',
      content: { ...emptyOralExamination, ...said },
      written_at: `2026-11-0${id}T03:00:00.000Z`,
      version: 1,
    })
    const all = [
      examined(1, { palate: 'deep', ohis: [{ tooth: '16', debris: 1, calculus: 1 }] }),
      examined(2, { palate: 'low' }),
      examined(3, { ohis: [{ tooth: '16', debris: 0, calculus: 1 }] }),
      examined(4, {}),
    ]
    expect(lastExamined(all)).toMatchObject({ header: { id: 2 }, ohis: { id: 3 } })
    expect(lastExamined(all.slice(0, 2))).toMatchObject({ header: { id: 2 }, ohis: { id: 1 } })
    expect(lastExamined([])).toEqual({ header: null, ohis: null })
  })
})
