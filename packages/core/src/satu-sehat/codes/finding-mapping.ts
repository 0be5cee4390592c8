import type { FindingCode, Surface } from '../../odontogram'
import type { MappedCode } from './coding'
import { clinicalTerm, loinc, snomed } from './system'

/** What is said of a tooth by one finding; each part is a component of its Observation. */
export interface FindingMapping {
  condition?: MappedCode
  material?: MappedCode
  restoration?: MappedCode
  prosthesis?: MappedCode
}

type Part = keyof FindingMapping | 'surface'

/** What a component is about. */
export const componentCodes: Readonly<Record<Part, MappedCode>> = {
  surface: { system: loinc, code: '32889-8', display: 'Surface [Identifier] Tooth', source: 'S60, S63b' },
  condition: { system: snomed, code: '278544002', display: 'Tooth finding', source: 'S60, S63b' },
  material: { system: snomed, code: '432680005', display: 'Dental filling material', source: 'S60, S63b' },
  restoration: { system: snomed, code: '251335007', source: 'S60, S63b' },
  prosthesis: { system: snomed, code: '256509009', source: 'S60' },
}

export const surfaceCodes: Readonly<Record<Surface, MappedCode>> = {
  m: { system: snomed, code: '710099007', source: 'S60' },
  d: { system: snomed, code: '46053002', source: 'S60' },
  // The code means occlusion; it is the choice of the ministry for the occlusal surface, with this display.
  o: { system: snomed, code: '257885003', display: 'Occlusion', source: 'S60' },
  l: { system: snomed, code: '255579002', source: 'S60' },
  // Another source: 261114002 labial and 261062005 buccal [S64b].
  v: { system: snomed, code: '302990001', source: 'S59, S60 against S64b', unverified: true },
}

const filling: MappedCode = { system: snomed, code: '287451003', source: 'S63b' }
const fillingPresent: MappedCode = { system: snomed, code: '278550007', source: 'S63b' }
const crown: MappedCode = { system: snomed, code: '272289008', display: 'Crown', source: 'S60' }
const amalgam: MappedCode = { system: snomed, code: '256447001', source: 'S60' }
const composite: MappedCode = { system: snomed, code: '256452006', source: 'S60' }
const glassIonomer: MappedCode = { system: snomed, code: '256454007', source: 'S60' }
const porcelain: MappedCode = { system: snomed, code: '256480008', source: 'S60' }
const impacted: MappedCode = { system: snomed, code: '129263008', display: 'Impacted tooth', source: 'S64' }
const caries: MappedCode = { system: snomed, code: '80967001', display: 'Dental caries', source: 'S60' }

const term = (code: string, display: string): MappedCode => ({ system: clinicalTerm, code, display, source: 'S61' })

/** Every finding code: what is sent of it, or `text` where no source has a code for it. */
export const findingMappings: Readonly<Record<FindingCode, FindingMapping | 'text'>> = {
  sou: { condition: { system: snomed, code: '162005007', display: 'No tooth problem', source: 'S60' } },
  // Trap: one source sends OV000092, non-vital, for `non`.
  non: { condition: term('OV000090', 'Gigi tidak ada/ tidak diketahui') },
  une: {
    condition: {
      system: snomed,
      code: '278658009',
      display: 'Tooth unerupted',
      source: 'S64b alone',
      unverified: true,
    },
  },
  pre: { condition: { system: snomed, code: '278660006', source: 'S64b alone', unverified: true } },
  imx: { condition: impacted },
  imv: { condition: { ...impacted, source: 'S64, which has imx only', unverified: true } },
  ano: { condition: term('OV000091', 'Gigi Anomali') },
  nvt: { condition: term('OV000092', 'Gigi Non-Vital') },
  car: { condition: caries },
  nca: { condition: { ...caries, source: 'S60, which has car only', unverified: true } },
  cfr: {
    condition: {
      system: snomed,
      code: '278590005',
      display: 'Fractured dental crown',
      source: 'S64 against 278933001 of S64b',
      unverified: true,
    },
  },
  rrx: { condition: { ...term('OV000093', 'Sisa Akar'), source: 'S61, S64 against 66569006', unverified: true } },
  mis: { condition: { system: snomed, code: '234948008', display: 'Tooth absent', source: 'S60' } },
  rct: {
    condition: {
      system: snomed,
      code: '706370006',
      display: 'Root canal post',
      source: 'S60, which doubts it',
      unverified: true,
    },
  },
  amf: { condition: filling, material: amalgam, restoration: fillingPresent },
  cof: { condition: filling, material: composite, restoration: fillingPresent },
  gif: { condition: filling, material: glassIonomer, restoration: fillingPresent },
  fmc: { restoration: crown },
  poc: { restoration: crown, material: porcelain },
  mpc: { restoration: crown },
  gmc: { restoration: crown },
  ipx: {
    restoration: { system: snomed, code: '468993001', display: 'Dental implant system', source: 'S60' },
  },
  // The codes are the ministry's; no source says in which component they stand.
  meb: { restoration: { ...term('OV000094', 'Metal Bridge'), unverified: true } },
  pob: { restoration: { ...term('OV000095', 'Porcelain Bridge'), unverified: true } },
  prd: { prosthesis: { system: snomed, code: '272256008', display: 'Partial denture', source: 'S60' } },
  fld: { prosthesis: { system: snomed, code: '272253000', source: 'S60' } },
  tif: 'text',
  fis: 'text',
  inl: 'text',
  onl: 'text',
  att: 'text',
  abr: 'text',
  per: 'text',
  pon: 'text',
  abu: 'text',
  dia: 'text',
  mig: 'text',
  rot: 'text',
}
