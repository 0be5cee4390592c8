import type { Schema } from '@clinic/api'
import { type DemoPlan, demoPlans } from './demo-plans'
import { type DemoPeriodontium, demoPeriodontia } from './periodontal/demo-periodontia'

/** What was examined beside the teeth: the header, and the scores of the six places of OHI-S, a digit each. */
export interface DemoExamination {
  header?: Partial<Omit<Schema<'OralExaminationContent'>, 'ohis'>>
  debris?: string
  calculus?: string
}

/** A mouth as a dentist types it: the lines of each visit, which are weeks apart. */
export interface DemoMouth {
  /** Whole years of the patient. */
  ages: readonly [from: number, until: number]
  complaint: string
  visits: readonly (readonly string[])[]
  /** By visit. */
  examined?: readonly DemoExamination[]
  /** By visit. */
  periodontium?: readonly DemoPeriodontium[]
  /** What is typed in the visit of today, where there is one, and what the assistant dictates in it. */
  today?: { lines: readonly string[]; dictated?: string }
  plan?: DemoPlan
}

/** The header of a mouth in which nothing stands out. */
const ordinary = {
  occlusion: 'normal_bite',
  torus_palatinus: 'none',
  torus_mandibularis: 'none',
  palate: 'medium',
  diastema: 'absent',
  anomaly: 'absent',
  photo_count: 0,
} as const

const unerupted = '17,18,27,28,37,38,47,48,13-15,23-25,33-35,43-45 une'

/** Mouths of children, young people, adults and the elderly. */
export const demoMouths: readonly DemoMouth[] = [
  {
    ages: [0, 5],
    complaint: 'Gigi depan hitam',
    visits: [['52,51,61,62 v car', '54,64 o car', '74,84 do car', '+74,84 do gif'], ['!74,84 do gif']],
  },
  {
    ages: [6, 13],
    complaint: 'Gigi berlubang',
    visits: [
      [unerupted, '11,12,21,22,31,32,41,42 sou', '55 mo car', '85 rrx karies', '16,26,36,46 o nca', '+55 mo gif'],
      ['!55 mo gif', '!16,26,36,46 o fis'],
    ],
    examined: [
      { header: ordinary, debris: '212112', calculus: '000000' },
      { debris: '101001', calculus: '000000' },
    ],
  },
  {
    ages: [6, 13],
    complaint: 'Gigi tumbuh di belakang gigi susu',
    visits: [[unerupted, '71,81 per', '31,41 pre', '64 do amf', '75 o car', '36,46 o fis']],
    examined: [
      { header: { ...ordinary, occlusion: 'cross_bite', photo_count: 2 }, debris: '111121', calculus: '000010' },
    ],
  },
  {
    ages: [6, 13],
    complaint: 'Celah di gigi depan',
    visits: [[unerupted, '11-21 dia 3mm', '21s imx?', '46 o car', '54 do car; 54 nvt', '+46 o cof'], ['!46 o cof']],
    examined: [
      {
        header: {
          ...ordinary,
          diastema: 'present',
          diastema_place: '11-21',
          diastema_width: 3,
          radiograph_dental: 1,
          others: 'Frenulum labialis superior tinggi',
        },
        debris: '211111',
        calculus: '000010',
      },
    ],
    today: { lines: ['36 o nca'] },
  },
  {
    ages: [14, 29],
    complaint: 'Kontrol rutin',
    periodontium: demoPeriodontia.gingivitis,
    visits: [['18,28,38,48 une', '46 o car', '36 o amf', 'semua sou', '+46 o cof'], ['!46 o cof # A2']],
    examined: [
      { header: ordinary, debris: '100101', calculus: '000010' },
      { debris: '000001', calculus: '000000' },
    ],
  },
  {
    ages: [14, 29],
    complaint: 'Gusi belakang bengkak',
    visits: [['38,48 imx', '18,28 une', '16 mo car; 26 o car', '31,41 rot', 'semua sou', '+48 mis']],
    examined: [{ header: { ...ordinary, radiograph_opg: 1 }, debris: '211122', calculus: '100121' }],
    today: { lines: ['!48 mis'] },
  },
  {
    ages: [14, 29],
    complaint: 'Terjatuh dari motor',
    plan: demoPlans.brokenIncisor,
    visits: [
      ['21 cfr # jatuh dari motor', '11 m cof', '46 o amf', '18,28 une', '38,48 imv', '+21 rct; +21 poc'],
      ['!21 rct'],
    ],
    examined: [{ header: { ...ordinary, photo_count: 3, radiograph_dental: 1 } }],
  },
  {
    ages: [14, 29],
    complaint: 'Kontrol kawat gigi',
    visits: [['14,24,34,44 mis orto', '18,28,38,48 une', '33,43 mig m', '12,22 rot', '16,26 v nca', '36,46 o fis']],
    examined: [
      {
        header: { ...ordinary, palate: 'deep', radiograph_opg: 1, radiograph_ceph: 1 },
        debris: '222122',
        calculus: '101021',
      },
    ],
  },
  {
    ages: [30, 49],
    complaint: 'Gigi patah tinggal akar',
    periodontium: demoPeriodontia.improving,
    visits: [
      [
        '36 mis karies',
        '46 o amf; 46 m car',
        '26 rrx karies',
        '17 do amf',
        '48 imx',
        'semua sou',
        '+26 mis; +46 m cof',
      ],
      ['!26 mis karies', '!46 m cof'],
    ],
    examined: [
      { header: { ...ordinary, torus_palatinus: 'small' }, debris: '222232', calculus: '212131' },
      { debris: '112121', calculus: '101010' },
    ],
  },
  {
    ages: [30, 49],
    complaint: 'Ngilu saat minum dingin',
    visits: [['36 rct; =36 poc', '46 mod amf', '15,25 do cof', '13-23 v abr', '47 o car?', '18,28 mis']],
    examined: [{ header: { ...ordinary, torus_mandibularis: 'both' }, debris: '101011', calculus: '000010' }],
  },
  {
    ages: [30, 49],
    complaint: 'Ingin mengganti gigi yang hilang',
    visits: [['15 mis karies', '=14-16 pob', '37 o amf', '46 o amf; 46 o car', '27 mod gif', '48 mis']],
  },
  {
    ages: [30, 49],
    complaint: 'Tambalan lepas',
    visits: [
      ['46 mis karies; =45-47 meb', '16 o gif', '26 mo tif', '34,35 v abr', '12 d car', '+26 mo onl'],
      ['!26 mo onl # zirkonia'],
    ],
    examined: [{ header: { ...ordinary, palate: 'low', radiograph_dental: 1 }, debris: '111121', calculus: '100110' }],
  },
  {
    ages: [30, 49],
    complaint: 'Tambalan gigi depan berubah warna',
    plan: demoPlans.discoloredFillings,
    visits: [['11 md cof; 21 m cof', '22 d car', '17 o inl', '37 o amf', '18,28,38,48 mis', '+22 d cof']],
    today: { lines: ['12 m car'] },
  },
  {
    ages: [30, 49],
    complaint: 'Bau mulut, gusi berdarah',
    periodontium: demoPeriodontia.bleedingGums,
    plan: demoPlans.bleedingGums,
    visits: [
      [
        '38 mis; 48 rrx karies',
        '16 o amf; 16 d car',
        '26,36 o amf',
        '45 nvt',
        '31-41 rot',
        '+48 mis; +16 do cof; +45 rct',
      ],
    ],
    examined: [{ header: { ...ordinary, occlusion: 'steep_bite' }, debris: '323233', calculus: '212232' }],
    today: { lines: ['15 d car', '!16 do cof # A3'], dictated: '25 m car' },
  },
  {
    ages: [14, 29],
    complaint: 'Ingin memutihkan gigi',
    plan: demoPlans.whitening,
    visits: [
      ['18,28,38,48 une', '11,21 nvt?', '12,22 v nca', '36 o cof', '46 o gif', 'semua sou', '+46 o cof'],
      ['!46 o cof # A1'],
    ],
    examined: [
      { header: { ...ordinary, photo_count: 4 }, debris: '100011', calculus: '000010' },
      { debris: '000000', calculus: '000000' },
    ],
  },
  {
    ages: [50, 120],
    complaint: 'Gigi bawah goyang',
    visits: [['31,41 mis perio', '32,42 mig m', '16,26,36,46 v abr', '17 mis perio', '27 mis perio', '47 do car']],
    examined: [{ header: { ...ordinary, torus_palatinus: 'medium' }, debris: '222-32', calculus: '223-33' }],
  },
  {
    ages: [50, 120],
    complaint: 'Gigi tiruan longgar',
    visits: [
      ['11-18,21-28 mis perio', 'ra fld acr', '36,37,46,47 mis karies', '36-37 prd acr; 46-47 prd acr', '33-43 att'],
    ],
  },
  {
    ages: [50, 120],
    complaint: 'Ingin gigi tiruan baru',
    visits: [
      ['14-17 mis karies; 14-17 prd frm', '24,25 rrx karies', '36,46 fmc', '33-43 v abr', '+24,25 mis'],
      ['!24,25 mis karies'],
    ],
    examined: [{ header: { ...ordinary, palate: 'low' }, debris: '212121', calculus: '111121' }],
  },
  {
    ages: [50, 120],
    complaint: 'Kontrol implan',
    periodontium: demoPeriodontia.healthy,
    visits: [
      ['36 mis karies; =36 ipx; =36 poc', '46 mis karies; =46 ipx', '26 mod inl', '11,21 mpc', '17 gmc', '+46 poc'],
      ['!46 poc'],
    ],
    examined: [
      {
        header: { ...ordinary, anomaly: 'present', anomaly_teeth: '12, 22', anomaly_shape: 'Gigi pasak (peg shaped)' },
        debris: '101101',
        calculus: '000110',
      },
    ],
  },
  {
    ages: [50, 120],
    complaint: 'Sakit saat mengunyah',
    plan: demoPlans.painOnChewing,
    visits: [
      [
        '34-37 mis perio; 34-37 prd acr',
        '44 car m; 44 nvt',
        '11,21 poc; 11,21 rct',
        '13,23 att',
        '26 rrx karies',
        '+44 rct',
      ],
    ],
    today: { lines: ['!44 rct', '+16 o cof'] },
  },
]
