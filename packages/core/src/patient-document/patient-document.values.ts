import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type DocumentKind = Schema<'DocumentKind'>
export type DocumentGroup = Schema<'DocumentGroup'>
export type DocumentState = Schema<'DocumentState'>

export const documentKinds: Values<DocumentKind> = {
  periapical: { en: 'Periapical radiograph', id: 'Radiograf periapikal' },
  bitewing: { en: 'Bitewing radiograph', id: 'Radiograf bitewing' },
  panoramic: { en: 'Panoramic radiograph', id: 'Radiograf panoramik' },
  cephalometric: { en: 'Cephalometric radiograph', id: 'Radiograf sefalometri' },
  cbct: { en: 'CBCT', id: 'CBCT' },
  intraoral: { en: 'Intraoral photo', id: 'Foto intraoral' },
  extraoral: { en: 'Extraoral photo', id: 'Foto ekstraoral' },
  laboratory: { en: 'Laboratory result', id: 'Hasil laboratorium' },
  letter: { en: 'Letter', id: 'Surat' },
  consent: { en: 'Signed consent', id: 'Persetujuan tindakan' },
  identity: { en: 'Identity document', id: 'Dokumen identitas' },
  other: { en: 'Other', id: 'Lainnya' },
}

export const documentGroups: Values<DocumentGroup> = {
  radiograph: { en: 'Radiographs', id: 'Radiograf' },
  photo: { en: 'Photos', id: 'Foto' },
  paper: { en: 'Papers', id: 'Berkas' },
}

export const documentStates: Values<DocumentState> = {
  kept: { en: 'Kept', id: 'Disimpan' },
  removed: { en: 'Removed', id: 'Dihapus', tone: 'warning' },
}
