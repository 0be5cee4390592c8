import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, type Json, type Signature, signedAddendum, signedContent } from './signed-content'

/** Its members in the opposite order, at every depth. */
function turned(value: unknown): Json {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return JSON.parse(JSON.stringify(value))
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, turned(member)]),
  )
}

const json = fc.jsonValue({ stringUnit: 'binary' }).map((value): Json => JSON.parse(JSON.stringify(value)))

describe('the canonical text of a value', () => {
  it.each<[string, Json, string]>([
    [
      'puts members in order',
      { b: 1, a: { d: [2, { z: 1, y: 2 }], c: null } },
      '{"a":{"c":null,"d":[2,{"y":2,"z":1}]},"b":1}',
    ],
    ['keeps the order of a list', ['b', 'a'], '["b","a"]'],
    ['leaves out what has no value', { a: undefined, b: false }, '{"b":false}'],
    ['escapes as little as it must', 'é "\\/\n\u0007', '"é \\"\\\\/\\n\\u0007"'],
    [
      'writes numbers in one way',
      [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0],
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    ],
    [
      'orders names by their code units',
      { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    ],
    ['keeps empty things', { a: [], b: {}, c: '' }, '{"a":[],"b":{},"c":""}'],
  ])('%s', (_, value, want) => expect(canonicalJson(value)).toBe(want))

  it('depends on the values, not on their order', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value)
        expect(JSON.parse(text)).toEqual(value)
        expect(canonicalJson(turned(value))).toBe(text)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('is none for %d', (value) => {
    expect(() => canonicalJson([value])).toThrow(`${value} has no form in JSON`)
  })

  it('is none for half a character, in a text or in a name', () => {
    expect(() => canonicalJson('a\ud83d')).toThrow('half a character')
    expect(() => canonicalJson({ '\ude00': 1 })).toThrow('half a character')
    expect(canonicalJson('a\ud83d\ude00')).toBe('"a😀"')
  })
})

describe('the text that is signed', () => {
  const note = {
    visit_id: 7,
    patient_id: 3,
    content: { subjective: 'Ngilu', diagnoses: [{ code: 'K04.0', tooth: 46 }] },
  }
  const signature: Signature = {
    doctor_id: 2,
    name: 'drg. Rina',
    sip_number: 'SIP-1',
    signed_at: '2026-11-22T03:00:00.000Z',
  }

  it('is known to the letter', () => {
    expect(signedContent(note, signature)).toBe(
      '{"_form":"note-1","content":{"diagnoses":[{"code":"K04.0","tooth":46}],"subjective":"Ngilu"},"patient_id":3,' +
        '"signature":{"doctor_id":2,"name":"drg. Rina","signed_at":"2026-11-22T03:00:00.000Z","sip_number":"SIP-1"},"visit_id":7}',
    )
  })

  it('of an addendum names the note it is added to, by its hash', () => {
    const added = { note_id: 5, note_hash: 'ab12', text: 'Pasien menelepon' }
    expect(signedAddendum(added, signature)).toBe(
      '{"_form":"addendum-1","note_hash":"ab12","note_id":5,"signature":{"doctor_id":2,"name":"drg. Rina",' +
        '"signed_at":"2026-11-22T03:00:00.000Z","sip_number":"SIP-1"},"text":"Pasien menelepon"}',
    )
  })

  it('is another one when anything changes', () => {
    const changed = [
      signedContent({ ...note, visit_id: 8 }, signature),
      signedContent({ ...note, patient_id: 4 }, signature),
      signedContent({ ...note, content: { ...note.content, subjective: 'Ngilu ' } }, signature),
      signedContent({ ...note, content: { ...note.content, plan: '' } }, signature),
      ...[
        { doctor_id: 3 },
        { name: 'drg. Budi' },
        { sip_number: 'SIP-2' },
        { signed_at: '2026-11-22T03:00:00.001Z' },
      ].map((other) => signedContent(note, { ...signature, ...other })),
    ]
    expect(new Set([signedContent(note, signature), ...changed]).size).toBe(changed.length + 1)
  })
})
