import { describe, expect, it } from 'vitest'
import { emptyScreening, type Screening, screeningProblems } from './index'

describe('screeningProblems', () => {
  const none: Screening['allergy'] = { answer: 'none', alerts: [] }
  const listed = (...alerts: Screening['allergy']['alerts']): Screening['allergy'] => ({ answer: 'listed', alerts })
  const cases: [string, Partial<Screening>, object][] = [
    ['nothing is answered', {}, {}],
    ['there is nothing', { allergy: none, condition: none, medication: none }, {}],
    ['all is listed', { allergy: listed({ kind: 'drug', name: 'Amoksisilin' }, { kind: 'latex', name: '' }) }, {}],
    ['yes, but not what', { condition: listed() }, { condition: 'required' }],
    ['a medicine without its name', { allergy: listed({ kind: 'drug', name: ' ' }) }, { allergy_drug: 'required' }],
    ['a kind of another topic', { medication: listed({ kind: 'latex', name: '' }) }, { medication: 'notOffered' }],
    [
      'a kind twice',
      { allergy: listed({ kind: 'food', name: 'Udang' }, { kind: 'food', name: 'Kacang' }) },
      { allergy: 'notOffered' },
    ],
    [
      'something listed under none',
      { allergy: { answer: 'none', alerts: [{ kind: 'latex', name: '' }] } },
      { allergy: 'notOffered' },
    ],
  ]
  it.each(cases)('where %s', (_, said, want) => expect(screeningProblems({ ...emptyScreening, ...said })).toEqual(want))
})
