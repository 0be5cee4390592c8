import type { Values } from '../values'
import type { Cause, EntryMode, FindingCode, Material } from './finding'
import type { Surface } from './surface'

const snomed = (code: string) => `http://snomed.info/sct|${code}`
const clinicalTerm = (code: string) => `http://terminology.kemkes.go.id/CodeSystem/clinical-term|${code}`

/** The national codes. A standard code stands only where one code says exactly this and sources agree on it. */
export const findingCodes: Values<FindingCode> = {
  car: { en: 'Caries', id: 'Karies', code: snomed('80967001') },
  nca: { en: 'Caries without cavity', id: 'Karies tanpa kavitas' },
  amf: { en: 'Amalgam filling', id: 'Tumpatan amalgam' },
  cof: { en: 'Composite filling', id: 'Tumpatan komposit' },
  gif: { en: 'Glass ionomer filling', id: 'Tumpatan GIC' },
  tif: { en: 'Temporary filling', id: 'Tumpatan sementara' },
  fis: { en: 'Fissure sealant', id: 'Penutup fisura' },
  inl: { en: 'Inlay', id: 'Inlay' },
  onl: { en: 'Onlay', id: 'Onlay' },
  sou: { en: 'Sound', id: 'Sehat', code: snomed('162005007') },
  mis: { en: 'Missing', id: 'Gigi hilang', code: snomed('234948008') },
  non: { en: 'Absent or not known', id: 'Tidak ada atau tidak diketahui', code: clinicalTerm('OV000090') },
  une: { en: 'Not erupted', id: 'Belum erupsi', code: snomed('278658009') },
  pre: { en: 'Partly erupted', id: 'Erupsi sebagian', code: snomed('278660006') },
  imx: { en: 'Impacted', id: 'Impaksi', code: snomed('129263008') },
  imv: { en: 'Impacted, visible', id: 'Impaksi terlihat' },
  ano: { en: 'Anomaly of shape or size', id: 'Anomali bentuk atau ukuran', code: clinicalTerm('OV000091') },
  per: { en: 'Persistent primary tooth', id: 'Persistensi gigi sulung' },
  cfr: { en: 'Fractured crown', id: 'Fraktur mahkota' },
  att: { en: 'Attrition', id: 'Atrisi' },
  abr: { en: 'Abrasion', id: 'Abrasi' },
  rrx: { en: 'Root remnant', id: 'Sisa akar' },
  nvt: { en: 'Non-vital', id: 'Gigi non-vital', code: clinicalTerm('OV000092') },
  rct: { en: 'Root canal treatment', id: 'Perawatan saluran akar' },
  fmc: { en: 'Full metal crown', id: 'Mahkota logam' },
  poc: { en: 'Porcelain crown', id: 'Mahkota porselen' },
  mpc: { en: 'Metal porcelain crown', id: 'Mahkota logam porselen' },
  gmc: { en: 'Gold crown', id: 'Mahkota emas' },
  ipx: { en: 'Implant', id: 'Implan', code: snomed('468993001') },
  meb: { en: 'Metal bridge', id: 'Jembatan logam', code: clinicalTerm('OV000094') },
  pob: { en: 'Porcelain bridge', id: 'Jembatan porselen', code: clinicalTerm('OV000095') },
  pon: { en: 'Pontic', id: 'Pontik' },
  abu: { en: 'Abutment', id: 'Gigi penyangga' },
  prd: { en: 'Partial denture', id: 'Gigi tiruan sebagian', code: snomed('272256008') },
  fld: { en: 'Full denture', id: 'Gigi tiruan penuh', code: snomed('272253000') },
  dia: { en: 'Diastema', id: 'Diastema' },
  mig: { en: 'Migrated', id: 'Migrasi' },
  rot: { en: 'Rotated', id: 'Rotasi' },
}

export const dentureMaterials: Values<Material> = {
  acr: { en: 'Acrylic', id: 'Akrilik' },
  frm: { en: 'Metal frame', id: 'Kerangka logam', code: clinicalTerm('OV000096') },
}

/** Why a tooth is lost. */
export const lossCauses: Values<Cause> = {
  caries: { en: 'Caries', id: 'Karies' },
  periodontal: { en: 'Periodontal disease', id: 'Penyakit periodontal' },
  trauma: { en: 'Trauma', id: 'Trauma' },
  orthodontic: { en: 'Orthodontic', id: 'Ortodonti' },
  other: { en: 'Other', id: 'Lainnya' },
  unknown: { en: 'Not known', id: 'Tidak diketahui' },
}

export const entryModes: Values<EntryMode> = {
  found: { en: 'Found now', id: 'Ditemukan' },
  planned: { en: 'Planned', id: 'Direncanakan' },
  done_here: { en: 'Done here today', id: 'Dikerjakan hari ini' },
  done_elsewhere: { en: 'Done elsewhere', id: 'Dikerjakan di tempat lain' },
  error: { en: 'Entered in error', id: 'Salah input' },
}

export const toothSurfaces: Values<Surface> = {
  m: { en: 'Mesial', id: 'Mesial' },
  o: { en: 'Occlusal', id: 'Oklusal' },
  d: { en: 'Distal', id: 'Distal' },
  v: { en: 'Vestibular', id: 'Vestibular' },
  l: { en: 'Lingual', id: 'Lingual' },
}
