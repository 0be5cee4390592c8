interface Numbering {
  prefix: string
  /** The clinic in the numbers of its documents; empty where it has none. */
  code: string
}

/** Returns the number of a document of a clinic's year: INV/KMG/2026/0001. */
export const documentNumber = ({ prefix, code }: Numbering, year: number, sequence: number) =>
  [prefix, code, year, String(sequence).padStart(4, '0')].filter(Boolean).join('/')
