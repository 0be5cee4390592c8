/** What a supplier brought: so many packs of a lot, how many days from today it expires; null where it never does. */
export interface Received {
  medicine: string
  lot: string
  expiresIn: number | null
  packs: number
}

interface Delivery {
  supplier: string
  invoice: string
  daysAgo: number
  /** How many packs were ordered of what came in part; nothing of a delivery that nobody ordered. */
  ordered?: Readonly<Record<string, number>>
  goods: readonly Received[]
}

export const suppliers = ['PT Sehat Farma Nusantara', 'CV Dental Prima Jaya'] as const

/** One lot expires within 30 days, one is recalled, one medicine is short and one is gone. */
export const deliveries: readonly Delivery[] = [
  {
    supplier: 'PT Sehat Farma Nusantara',
    invoice: 'SFN-26-0418',
    daysAgo: 120,
    goods: [
      { medicine: 'Amoksisilin', lot: 'AMX-2301', expiresIn: 380, packs: 20 },
      { medicine: 'Asam mefenamat', lot: 'MEF-118', expiresIn: 20, packs: 10 },
      { medicine: 'Parasetamol', lot: 'PCT-077', expiresIn: 500, packs: 30 },
      { medicine: 'Ibuprofen', lot: 'IBU-031', expiresIn: 250, packs: 10 },
      { medicine: 'Metronidazol', lot: 'MTZ-009', expiresIn: 300, packs: 10 },
      { medicine: 'Deksametason', lot: 'DEX-004', expiresIn: 260, packs: 1 },
      { medicine: 'Klorheksidin obat kumur', lot: 'CHX-015', expiresIn: 200, packs: 24 },
      { medicine: 'Povidon iodin obat kumur', lot: 'PVI-108', expiresIn: 420, packs: 24 },
    ],
  },
  {
    supplier: 'CV Dental Prima Jaya',
    invoice: 'DPJ/1107/26',
    daysAgo: 12,
    ordered: { Klindamisin: 6, 'Jarum sekali pakai 30G': 5 },
    goods: [
      { medicine: 'Amoksisilin', lot: 'AMX-2407', expiresIn: 560, packs: 10 },
      { medicine: 'Asam mefenamat', lot: 'MEF-140', expiresIn: 600, packs: 20 },
      { medicine: 'Ibuprofen', lot: 'IBU-058', expiresIn: 610, packs: 10 },
      { medicine: 'Klindamisin', lot: 'KLI-022', expiresIn: 400, packs: 2 },
      { medicine: 'Lidokain dengan epinefrin', lot: 'LID-088', expiresIn: 420, packs: 4 },
      { medicine: 'Komposit A2', lot: 'KOM-207', expiresIn: 500, packs: 6 },
      { medicine: 'Sarung tangan nitril S', lot: '', expiresIn: null, packs: 12 },
      { medicine: 'Masker bedah', lot: '', expiresIn: null, packs: 8 },
      { medicine: 'Gulungan kapas', lot: '', expiresIn: null, packs: 6 },
      { medicine: 'Jarum sekali pakai 30G', lot: '', expiresIn: null, packs: 3 },
    ],
  },
  {
    supplier: 'PT Sehat Farma Nusantara',
    invoice: 'SFN-26-1311',
    daysAgo: 6,
    goods: [
      { medicine: 'Kodein', lot: 'KOD-512', expiresIn: 640, packs: 3 },
      { medicine: 'Diazepam', lot: 'DZP-204', expiresIn: 700, packs: 2 },
    ],
  },
]

/** What the desk wants to order next, in packs; the manager has not looked at it yet. */
export const wanted = {
  supplier: 'PT Sehat Farma Nusantara',
  packs: { Deksametason: 4, Metronidazol: 10 },
} as const

/** How little the clinic wants to have of a medicine; of clindamycin it has less. */
export const minimums: Readonly<Record<string, number>> = { Amoksisilin: 100, Klindamisin: 50, Deksametason: 10 }

export const recalledLot = 'IBU-031'
/** The lot of the mouthwash that one patient got already. */
export const mouthwashLot = 'PVI-108'
export const damagedLot = 'DEX-004'
