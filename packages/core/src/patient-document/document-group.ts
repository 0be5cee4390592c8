import { valuesOf } from '../values'
import { type DocumentGroup, type DocumentKind, documentKinds } from './patient-document.values'

const groups: Readonly<Record<DocumentKind, DocumentGroup>> = {
  periapical: 'radiograph',
  bitewing: 'radiograph',
  panoramic: 'radiograph',
  cephalometric: 'radiograph',
  cbct: 'radiograph',
  intraoral: 'photo',
  extraoral: 'photo',
  laboratory: 'paper',
  letter: 'paper',
  consent: 'paper',
  identity: 'paper',
  other: 'paper',
}

/** The group under which a kind of document is found. */
export const groupOfDocument = (kind: DocumentKind): DocumentGroup => groups[kind]

/**
 * The kinds a role adds and sees, of one group or of all. The front office files what patients sign and bring, and sees nothing of what was found in a mouth or by
 * a laboratory.
 */
export const documentKindsOf = (role: string, group?: DocumentGroup): DocumentKind[] =>
  valuesOf(documentKinds).filter(
    (kind) =>
      (group === undefined || groups[kind] === group) &&
      (role !== 'front_office_clinic' || (groups[kind] === 'paper' && kind !== 'laboratory')),
  )
