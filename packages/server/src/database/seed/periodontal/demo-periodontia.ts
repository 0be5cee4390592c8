import type { Schema } from '@clinic/api'

type Tooth = Schema<'PeriodontalTooth'>

/** What stands out around the teeth of a mouth; where nothing does, sites are shallow and the gum stands at the neck of the tooth. */
export interface DemoPeriodontium {
  /** The depth between the teeth, in millimetres; in the middle of a tooth it is less. */
  pockets?: Partial<Record<Tooth, number>>
  recession?: Partial<Record<Tooth, number>>
  mobile?: Partial<Record<Tooth, 1 | 2 | 3>>
  /** On the side of the cheek. */
  furcations?: Partial<Record<Tooth, 1 | 2 | 3>>
  /** Per cent of the sites. */
  bleeding: number
  plaque: number
  calculus: number
  remark?: string
}

/** By visit. */
export const demoPeriodontia = {
  /** A periodontitis, and what scaling made of it. */
  improving: [
    {
      pockets: {
        17: 5,
        16: 6,
        15: 4,
        25: 4,
        27: 6,
        37: 5,
        35: 4,
        34: 4,
        32: 4,
        31: 5,
        41: 5,
        42: 4,
        45: 4,
        46: 7,
        47: 6,
      },
      recession: { 16: 2, 27: 1, 31: 2, 41: 2, 32: 1, 42: 1, 46: 2 },
      mobile: { 31: 1, 41: 1, 46: 1 },
      furcations: { 16: 1, 46: 2 },
      bleeding: 48,
      plaque: 62,
      calculus: 40,
      remark: 'Periodontitis menyeluruh. Scaling dan penghalusan akar hari ini.',
    },
    {
      pockets: { 17: 4, 16: 4, 27: 5, 37: 4, 31: 3, 41: 4, 46: 5, 47: 4 },
      recession: { 17: 1, 16: 3, 27: 2, 31: 3, 41: 3, 32: 2, 42: 2, 45: 1, 46: 3, 47: 1 },
      mobile: { 31: 1 },
      furcations: { 16: 1, 46: 2 },
      bleeding: 12,
      plaque: 18,
      calculus: 4,
      remark: 'Membaik. 46 dan 27 diulang.',
    },
  ],
  /** Gums that bleed, without loss of attachment: deeper sites where they are swollen. */
  gingivitis: [
    {
      pockets: { 13: 4, 23: 4, 33: 4, 43: 4 },
      recession: { 13: -1, 23: -1, 33: -1, 32: -1, 31: -1, 41: -1, 42: -1, 43: -1 },
      bleeding: 34,
      plaque: 45,
      calculus: 12,
      remark: 'Gingivitis karena plak.',
    },
    { bleeding: 7, plaque: 15, calculus: 0 },
  ],
  /** Healthy, with an implant. */
  healthy: [
    { pockets: { 36: 4, 46: 4 }, bleeding: 6, plaque: 12, calculus: 3 },
    { pockets: { 36: 4, 46: 3 }, bleeding: 4, plaque: 10, calculus: 0, remark: 'Jaringan di sekitar implan sehat.' },
  ],
  /** Before anything was done about it. */
  bleedingGums: [
    {
      pockets: {
        18: 5,
        17: 5,
        16: 5,
        26: 5,
        27: 6,
        28: 5,
        37: 5,
        36: 6,
        33: 4,
        32: 5,
        31: 6,
        41: 6,
        42: 5,
        43: 4,
        46: 5,
        47: 5,
      },
      recession: { 16: 1, 26: 1, 36: 2, 32: 1, 31: 2, 41: 2, 42: 1 },
      mobile: { 31: 2, 41: 1, 32: 1 },
      furcations: { 36: 1 },
      bleeding: 55,
      plaque: 70,
      calculus: 52,
      remark: 'Perlu scaling menyeluruh.',
    },
  ],
} satisfies Record<string, readonly DemoPeriodontium[]>
