import type { CodeableConcept } from '@medplum/fhirtypes'
import { isSupernumerary, type Tooth } from '../../odontogram'
import { conceptOf } from './coding'
import { snomed } from './system'

/** SNOMED CT of the 52 teeth, from the annex of the playbook [S60]. Another source has 245566003 for 18 and 47055002 for 43. */
export const toothCodes: Readonly<Record<string, string>> = {
  11: '422653006',
  12: '424877001',
  13: '860767006',
  14: '57826002',
  15: '36492000',
  16: '865995000',
  17: '863902006',
  18: '68085002',
  21: '424399000',
  22: '423185002',
  23: '860780009',
  24: '61897005',
  25: '23226009',
  26: '865988009',
  27: '863901004',
  28: '87704003',
  31: '425106001',
  32: '423331005',
  33: '860782001',
  34: '2400006',
  35: '24573005',
  36: '866006002',
  37: '863898000',
  38: '74344005',
  41: '424575004',
  42: '423937004',
  43: '860785004',
  44: '80140008',
  45: '8873007',
  46: '866005003',
  47: '863899008',
  48: '38994002',
  51: '88824007',
  52: '65624003',
  53: '30618001',
  54: '17505006',
  55: '27855007',
  61: '51678005',
  62: '43622005',
  63: '73937000',
  64: '45234009',
  65: '51943008',
  71: '89552004',
  72: '14770005',
  73: '43281008',
  74: '38896004',
  75: '49330006',
  81: '67834006',
  82: '22445006',
  83: '6062009',
  84: '58646007',
  85: '61868007',
}

/** The site of a tooth; null of a supernumerary one, which has no code. */
export function toothSite(tooth: Tooth): CodeableConcept | null {
  const code = isSupernumerary(tooth) ? undefined : toothCodes[tooth]
  return code === undefined ? null : conceptOf({ system: snomed, code, display: `Gigi ${tooth}` })
}
