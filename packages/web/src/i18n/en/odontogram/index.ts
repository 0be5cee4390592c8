import type { BaseTranslation } from '../../i18n-types'

const en_odontogram = {
  title: 'Chart of teeth',
  fields: {
    key: 'Number of the entry',
    seen: 'Known findings',
    typed_ms_ago: 'Time of the entry',
    mode: 'Found, planned or done',
    teeth: 'Teeth',
    items: 'Codes',
    cause: 'Why the tooth is lost',
    is_uncertain: 'Not certain',
    note: 'Note',
    reason: 'Why it was entered in error',
    retracts: 'Rows taken back',
  },
  item: {
    code: 'Code',
    surfaces: 'Surfaces',
    material: 'Material',
    width: 'Width',
    direction: 'Direction',
    abutments: 'Abutments',
  },
  asOf: 'Shown as of',
  today: 'Today',
  ofPatient: {
    back: 'Back to the patient',
    leave: 'Back to the patients',
    empty: 'Nothing has been charted yet.',
    none: 'This chart cannot be shown',
    noneText: 'It does not exist, or is open to assistants only on the day of a visit.',
  },
  layer: 'Layer shown',
  layers: { now: 'Now', planned: 'Planned', first: 'First examination' },
  columns: {
    tooth: 'Tooth',
    name: 'Name',
    surfaces: 'Surfaces',
    others: 'Other findings',
    planned: 'Planned',
    since: 'Since',
  },
  teeth: {
    incisor: { first: 'central incisor', second: 'lateral incisor', third: 'incisor' },
    canine: { first: 'canine', second: 'canine', third: 'canine' },
    premolar: { first: 'first premolar', second: 'second premolar', third: 'premolar' },
    molar: { first: 'first molar', second: 'second molar', third: 'third molar' },
  },
  places: {
    upper: { right: 'upper right', left: 'upper left' },
    lower: { right: 'lower right', left: 'lower left' },
  },
  name: '{place:string} {tooth:string}',
  primaryName: '{place:string} primary {tooth:string}',
  supernumerary: 'supernumerary tooth mesial of the {name:string}',
  uncertain: '{finding:string}, not certain',
  width: '{millimetres:string} mm',
  roles: { abutment: 'abutment', pontic: 'pontic' },
} satisfies BaseTranslation

export default en_odontogram
