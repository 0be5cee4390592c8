import { describe, expect, it } from 'vitest'
import { differences } from './differences'
import { maskedResource } from './masked'

const ours = {
  resourceType: 'Condition',
  id: undefined,
  code: { coding: [{ system: 'icd-10', code: 'K04.0', display: 'Pulpitis' }] },
  category: [{ text: 'one' }, { text: 'two', coding: [{ code: '1' }, { code: '2' }] }],
  note: [{ text: 'Gigi 46' }],
  onsetAge: { value: 36 },
}
const changed = (values: object) => ({ ...ours, ...values })

describe('what differs', () => {
  it.each([
    { of: 'the same', theirs: ours, want: [] },
    {
      of: 'what the service adds',
      theirs: changed({
        id: 'c1',
        meta: { versionId: '2' },
        text: { div: '<div>K04.0</div>' },
        recorder: { id: 'N1' },
      }),
      want: [],
    },
    {
      of: 'another order',
      theirs: changed({ category: [{ coding: [{ code: '2' }, { code: '1' }], text: 'two' }, { text: 'one' }] }),
      want: [],
    },
    {
      of: 'another value',
      theirs: changed({ code: { coding: [{ ...ours.code.coding[0], code: 'K04.1' }] }, onsetAge: { value: 37 } }),
      want: [
        { path: 'code.coding[0].code', ours: 'K04.0', theirs: 'K04.1' },
        { path: 'onsetAge.value', ours: '36', theirs: '37' },
      ],
    },
    {
      of: 'what they do not have',
      theirs: changed({ note: undefined, category: [{ text: 'one' }] }),
      want: [
        { path: 'category[1].text', ours: 'two', theirs: null },
        { path: 'category[1].coding[0].code', ours: '1', theirs: null },
        { path: 'category[1].coding[1].code', ours: '2', theirs: null },
        { path: 'note[0].text', ours: 'Gigi 46', theirs: null },
      ],
    },
    {
      of: 'what they have beside ours',
      theirs: changed({ note: [{ text: 'Baru' }, { text: 'Gigi 46', time: '2026' }, { text: 'Gigi 46' }] }),
      want: [
        { path: 'note[1].text', ours: null, theirs: 'Baru' },
        { path: 'note[2].text', ours: null, theirs: 'Gigi 46' },
        { path: 'note[2].time', ours: null, theirs: '2026' },
      ],
    },
    {
      of: 'one of a list that was changed, wherever it stands',
      theirs: changed({ category: [ours.category[1], { text: 'uno' }] }),
      want: [{ path: 'category[0].text', ours: 'one', theirs: 'uno' }],
    },
    {
      of: 'another shape',
      theirs: changed({ note: 'Gigi 46', code: [{ text: 'Pulpitis' }], onsetAge: null }),
      want: [
        { path: 'code.coding[0].system', ours: 'icd-10', theirs: null },
        { path: 'code.coding[0].code', ours: 'K04.0', theirs: null },
        { path: 'code.coding[0].display', ours: 'Pulpitis', theirs: null },
        { path: 'note[0].text', ours: 'Gigi 46', theirs: null },
        { path: 'onsetAge.value', ours: '36', theirs: null },
        { path: 'code[0].text', ours: null, theirs: 'Pulpitis' },
        { path: 'note', ours: null, theirs: 'Gigi 46' },
      ],
    },
    { of: 'an empty object', theirs: { resourceType: 'Condition' }, want: 9 },
  ])('of $of', ({ theirs, want }) => {
    const found = differences(ours, theirs)
    expect(typeof want === 'number' ? found.length : found).toEqual(want)
  })

  it('is found before it is masked, and shown masked', () => {
    const patient = (text: string) => ({ resourceType: 'Patient', name: [{ use: 'official', text }], gender: 'female' })
    const found = differences(patient('Dewi'), patient('Desi'), { shown: maskedResource })
    expect(found).toEqual([{ path: 'name[0].text', ours: 'D•••', theirs: 'D•••' }])
  })
})
