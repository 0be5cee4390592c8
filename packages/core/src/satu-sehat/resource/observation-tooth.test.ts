import { describe, expect, it } from 'vitest'
import { allCodes, allTeeth, type FindingCode } from '../../odontogram'
import { componentCodes, type FindingMapping, findingMappings, surfaceCodes } from '../codes/finding-mapping'
import { toothCodes, toothSite } from '../codes/tooth-code'
import { type SentFinding, toothObservations } from './observation-tooth'
import { sampleFinding, sampleReferences } from './visit-fixture'

const sent = (...now: SentFinding[]) => toothObservations({ now, visit: '7', key: '1-7' }, sampleReferences)

const parts = { 278544002: 'cond', 432680005: 'mtr', 251335007: 'res', 256509009: 'pro', '32889-8': 'surf' }
const partOf = (code = ''): string | undefined => Object.entries(parts).find(([key]) => key === code)?.[1]

/** The components as the ministry writes them, and the text of what has no code. */
const told = (observations: ReturnType<typeof sent>) =>
  observations.flatMap(({ component, valueString }) =>
    valueString === undefined
      ? (component ?? []).map(
          ({ code, valueCodeableConcept: value }) => `${partOf(code.coding?.[0]?.code)} ${value?.coding?.[0]?.code}`,
        )
      : [valueString],
  )

describe('a finding', () => {
  it.each<[FindingCode, string[]]>([
    ['sou', ['cond 162005007']],
    ['non', ['cond OV000090']],
    ['une', ['cond 278658009']],
    ['pre', ['cond 278660006']],
    ['imx', ['cond 129263008']],
    ['imv', ['cond 129263008']],
    ['ano', ['cond OV000091']],
    ['nvt', ['cond OV000092']],
    ['car', ['cond 80967001']],
    ['nca', ['cond 80967001']],
    ['cfr', ['cond 278590005']],
    ['rrx', ['cond OV000093']],
    ['mis', ['cond 234948008']],
    ['rct', ['cond 706370006']],
    ['amf', ['cond 287451003', 'mtr 256447001', 'res 278550007']],
    ['cof', ['cond 287451003', 'mtr 256452006', 'res 278550007']],
    ['gif', ['cond 287451003', 'mtr 256454007', 'res 278550007']],
    ['fmc', ['res 272289008']],
    ['poc', ['mtr 256480008', 'res 272289008']],
    ['mpc', ['res 272289008']],
    ['gmc', ['res 272289008']],
    ['ipx', ['res 468993001']],
    ['meb', ['res OV000094']],
    ['pob', ['res OV000095']],
    ['prd', ['pro 272256008']],
    ['fld', ['pro 272253000']],
    ['tif', ['Gigi 36: Tumpatan sementara (tif)']],
    ['fis', ['Gigi 36: Penutup fisura (fis)']],
    ['inl', ['Gigi 36: Inlay (inl)']],
    ['onl', ['Gigi 36: Onlay (onl)']],
    ['att', ['Gigi 36: Atrisi (att)']],
    ['abr', ['Gigi 36: Abrasi (abr)']],
    ['per', ['Gigi 36: Persistensi gigi sulung (per)']],
    ['pon', ['Gigi 36: Pontik (pon)']],
    ['abu', ['Gigi 36: Gigi penyangga (abu)']],
    ['dia', ['Gigi 36: Diastema (dia)']],
    ['mig', ['Gigi 36: Migrasi (mig)']],
    ['rot', ['Gigi 36: Rotasi (rot)']],
  ])('%s is %j', (code, want) => expect(told(sent(sampleFinding({ code, teeth: ['36'] })))).toEqual(want))

  it('of every code is decided on, and every code that is sent names its source', () => {
    expect(Object.keys(findingMappings).sort()).toEqual([...allCodes].sort())
    const mapped = Object.values(findingMappings).flatMap((each: FindingMapping | 'text') =>
      each === 'text' ? [] : Object.values(each),
    )
    for (const { source } of [...mapped, ...Object.values(componentCodes), ...Object.values(surfaceCodes)])
      expect(source).not.toBe('')
  })

  it('on which sources contradict each other is marked', () => {
    const doubtful = Object.entries(findingMappings).flatMap(([code, mapping]) =>
      mapping !== 'text' && Object.values(mapping).some(({ unverified }) => unverified) ? [code] : [],
    )
    expect(doubtful.sort()).toEqual(['cfr', 'imv', 'meb', 'nca', 'pob', 'pre', 'rct', 'rrx', 'une'])
    expect(surfaceCodes.v.unverified).toBe(true)
  })

  it('has its surfaces before it, in the order M O D V L', () => {
    expect(told(sent(sampleFinding({ code: 'car', teeth: ['36'], surfaces: ['l', 'v', 'd', 'o', 'm'] })))).toEqual([
      'surf 710099007',
      'surf 257885003',
      'surf 46053002',
      'surf 302990001',
      'surf 255579002',
      'cond 80967001',
    ])
  })
})

describe('the teeth of a visit', () => {
  it('have an observation each, with all that holds of them', () => {
    const observations = sent(
      sampleFinding({ code: 'car', teeth: ['36'], surfaces: ['o'] }),
      sampleFinding({ code: 'mis', teeth: ['46'] }),
      sampleFinding({ code: 'rct', teeth: ['36'], visit: '3', at: '2026-01-01T00:00:00.000Z' }),
    )
    expect(observations).toHaveLength(2)
    expect(observations[1]).toMatchObject({
      identifier: [{ system: 'http://sys-ids.kemkes.go.id/observation/10000004', value: '1-7-T36' }],
      code: { coding: [{ code: 'OC000061', display: 'Pemeriksaan Odontogram' }] },
      category: [{ coding: [{ code: 'exam' }] }],
      valueBoolean: true,
      bodySite: { coding: [{ system: 'http://snomed.info/sct', code: '866006002' }] },
      performer: [{ reference: 'Practitioner/10009880728' }],
      effectiveDateTime: '2026-11-20T01:30:00+00:00',
    })
    expect(told(observations.slice(1))).toEqual(['surf 257885003', 'cond 80967001', 'cond 706370006'])
  })

  it('of a bridge have it each', () => {
    const sites = sent(sampleFinding({ code: 'meb', teeth: ['35', '36', '37'] })).map(
      ({ bodySite }) => bodySite?.coding?.[0]?.code,
    )
    expect(sites).toEqual(['24573005', '866006002', '863898000'])
  })

  it('that nobody touched are not mentioned, healthy ones only where it was entered', () => {
    expect(sent()).toEqual([])
    expect(sent(sampleFinding({ code: 'car', teeth: ['36'], visit: '3' }))).toEqual([])
    expect(sent(sampleFinding({ code: 'sou', teeth: ['11'] }))).toHaveLength(1)
  })

  it('without a code are told in one text, with what is known of them', () => {
    const observations = sent(
      sampleFinding({ code: 'dia', teeth: ['11', '21'], width: 2 }),
      sampleFinding({ code: 'mig', teeth: ['36'], direction: 'm' }),
      sampleFinding({ code: 'mig', teeth: ['37'], direction: 'd', note: ' ringan ' }),
      sampleFinding({ code: 'att', teeth: ['16'], surfaces: ['o'], is_uncertain: true }),
      sampleFinding({ code: 'car', teeth: ['21s'], surfaces: ['v'], at: '2026-11-20T02:00:00.000Z' }),
    )
    expect(observations).toHaveLength(1)
    expect(observations[0]).toMatchObject({
      identifier: [{ value: '1-7-T' }],
      code: { coding: [{ code: 'OC000060' }] },
      effectiveDateTime: '2026-11-20T02:00:00+00:00',
    })
    expect(observations[0]).not.toHaveProperty('component')
    expect(told(observations)[0]?.split('; ')).toEqual([
      'Gigi 11-21: Diastema (dia), 2 mm',
      'Gigi 36: Migrasi (mig), ke mesial',
      'Gigi 37: Migrasi (mig), ke distal, ringan',
      'Gigi 16 O: Atrisi (att), belum pasti',
      'Gigi 21s V: Karies (car)',
    ])
  })

  it.each([
    ['nca', {}, 'Karies tanpa kavitas'],
    ['prd', { material: 'frm' }, 'Kerangka logam'],
    ['car', { is_uncertain: true, note: 'foto' }, 'belum pasti; foto'],
  ] as const)('with %s keep in words what its code does not say', (code, detail, text) => {
    expect(sent(sampleFinding({ code, teeth: ['36'], ...detail }))[0]?.note).toEqual([{ text }])
  })
})

describe('the teeth', () => {
  it('have a code each, all 52 different', () => {
    expect(Object.keys(toothCodes).sort()).toEqual([...allTeeth].sort())
    expect(new Set(Object.values(toothCodes)).size).toBe(52)
  })

  // Check digits of SNOMED CT find a mistyped code.
  it('and everything else of SNOMED CT have codes with a right check digit', () => {
    const ofFindings = [
      ...Object.values(findingMappings).flatMap((each: FindingMapping | 'text') =>
        each === 'text' ? [] : Object.values(each),
      ),
      ...Object.values(surfaceCodes),
      ...Object.values(componentCodes),
    ].flatMap(({ system, code }) => (system === 'http://snomed.info/sct' ? [code] : []))
    const wrong = [...Object.values(toothCodes), ...ofFindings].filter((code) => !hasCheckDigit(code))
    expect(wrong).toEqual([])
    expect(hasCheckDigit('866006003')).toBe(false)
  })

  it.each([
    ['18', '68085002'],
    ['43', '860785004'],
    ['85', '61868007'],
    ['21s', undefined],
  ] as const)('%s is %s', (tooth, want) => expect(toothSite(tooth)?.coding?.[0]?.code).toBe(want))
})

/** Verhoeff, which SNOMED CT ends its identifiers with. */
function hasCheckDigit(code: string) {
  const permuted = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => permutation(turn))
  return (
    [...code].reverse().reduce((sum, digit, place) => {
      const turned = permuted[place % 8]?.[Number(digit)] ?? 0
      return dihedral(sum, turned)
    }, 0) === 0
  )
}

const once = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

const permutation = (turns: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => {
    let turned = digit
    for (let turn = 0; turn < turns; turn++) turned = once[turned] ?? 0
    return turned
  })

/** The product in the dihedral group of ten elements. */
function dihedral(one: number, other: number) {
  if (one < 5) return other < 5 ? (one + other) % 5 : ((one + other - 5) % 5) + 5
  return other < 5 ? ((one - other) % 5) + 5 : (one - other + 5) % 5
}
