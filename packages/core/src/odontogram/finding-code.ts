import type { BridgeCode, CrownCode, DentureCode, FindingCode, Material, SurfaceCode } from './finding'

/** The scope of a code: surfaces it needs, or may have; a tooth; two neighbours; several teeth; a whole arch. */
export type Scope = 'surfaces' | 'tooth or surfaces' | 'tooth' | 'between' | 'bridge' | 'denture' | 'arch'

interface CodeTraits {
  scope: Scope
  dentition?: 'primary' | 'permanent'
  materials?: readonly Material[]
  /** Words that may be typed for it. */
  words: readonly string[]
}

const denture = { dentition: 'permanent', materials: ['acr', 'frm'] } as const

/** The traits of each code besides its names. The order is the one in which a palette offers them. */
export const codeTraits: Readonly<Record<FindingCode, CodeTraits>> = {
  car: { scope: 'surfaces', words: ['karies', 'caries', 'lubang', 'decay'] },
  amf: { scope: 'surfaces', words: ['amalgam'] },
  cof: { scope: 'surfaces', words: ['komposit', 'composite', 'resin'] },
  gif: { scope: 'surfaces', words: ['gic', 'sik', 'ionomer'] },
  tif: { scope: 'surfaces', words: ['sementara', 'temporary'] },
  nca: { scope: 'surfaces', words: ['whitespot'] },
  fis: { scope: 'surfaces', words: ['sealant', 'fissure', 'fisura'] },
  inl: { scope: 'surfaces', words: ['inlay'] },
  onl: { scope: 'surfaces', words: ['onlay'] },
  sou: { scope: 'tooth or surfaces', words: ['sehat', 'sound'] },
  mis: { scope: 'tooth', words: ['hilang', 'missing', 'cabut', 'dicabut', 'extracted'] },
  rct: { scope: 'tooth', words: ['psa', 'endo'] },
  nvt: { scope: 'tooth', words: ['nonvital'] },
  rrx: { scope: 'tooth', words: ['akar', 'radix', 'root'] },
  cfr: { scope: 'tooth', words: ['fraktur', 'fracture'] },
  une: { scope: 'tooth', words: ['unerupted'] },
  pre: { scope: 'tooth', words: ['erupsi', 'erupting'] },
  imx: { scope: 'tooth', dentition: 'permanent', words: ['impaksi', 'impacted'] },
  imv: { scope: 'tooth', words: [] },
  non: { scope: 'tooth', words: ['absent'] },
  ano: { scope: 'tooth', words: ['anomali', 'anomaly'] },
  per: { scope: 'tooth', dentition: 'primary', words: ['persistensi', 'persistent'] },
  att: { scope: 'tooth or surfaces', words: ['atrisi', 'attrition'] },
  abr: { scope: 'tooth or surfaces', words: ['abrasi', 'abrasion'] },
  poc: { scope: 'tooth', words: ['mahkota', 'crown', 'porselen', 'porcelain'] },
  fmc: { scope: 'tooth', words: ['logam', 'metal'] },
  mpc: { scope: 'tooth', words: ['pfm'] },
  gmc: { scope: 'tooth', words: ['emas', 'gold'] },
  ipx: { scope: 'tooth', dentition: 'permanent', words: ['implan', 'implant'] },
  pob: { scope: 'bridge', words: ['bridge', 'jembatan'] },
  meb: { scope: 'bridge', words: [] },
  pon: { scope: 'tooth', words: ['pontik', 'pontic'] },
  abu: { scope: 'tooth', words: ['abutment', 'penyangga'] },
  prd: { scope: 'denture', ...denture, words: ['gtsl', 'partial'] },
  fld: { scope: 'arch', ...denture, words: ['gtl', 'fulldenture'] },
  dia: { scope: 'between', words: ['diastema'] },
  mig: { scope: 'tooth', words: ['migrasi', 'migration'] },
  rot: { scope: 'tooth', words: ['rotasi', 'rotation'] },
}

/** All codes, in the order of the palette. */
export const allCodes: readonly FindingCode[] = keysOf(codeTraits)

export const isCrown = (code: FindingCode): code is CrownCode => ['fmc', 'poc', 'mpc', 'gmc'].includes(code)
export const isBridge = (code: FindingCode): code is BridgeCode => codeTraits[code].scope === 'bridge'
export const isDenture = (code: FindingCode): code is DentureCode => codeTraits[code].materials !== undefined
export const isOnSurface = (code: FindingCode): code is SurfaceCode => codeTraits[code].scope === 'surfaces'
export const takesSurfaces = (code: FindingCode): boolean => codeTraits[code].scope.endsWith('surfaces')
/** Whether a code is a treatment of decay on a surface. */
export const isFilling = (code: FindingCode): boolean => isOnSurface(code) && code !== 'car' && code !== 'nca'
/** One finding over all teeth of its entry, instead of one on each. */
export const isOverTeeth = (code: FindingCode): boolean =>
  ['between', 'bridge', 'denture', 'arch'].includes(codeTraits[code].scope)

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in table) keys.push(key)
  return keys
}
