/** The most a page may load before it can be used. */
export interface Budget {
  /** Bytes of JavaScript and CSS, compressed by brotli. */
  budget: number
  /** How many files of them. */
  most: number
}

/** Every page without a line below, so every new one. */
const common: Budget = { budget: 130_100, most: 14 }

/** Every form and page of a record, so those of a new feature too. */
const record: Budget = { budget: 144_500, most: 14 }

// The first line that fits. What stands above the common budget is as it was measured, and room for twenty features: it is
// to come down, never up.
const own: readonly [RegExp, Budget][] = [
  [/^\/login$/, { budget: 90_000, most: 3 }],
  [/^\/display$/, { budget: 100_000, most: 8 }],
  [/^\/patient\/register$/, { budget: 139_500, most: 7 }],
  [/^\/\w+\/patient$/, { budget: 125_000, most: 5 }],
  [/^\/\w+\/(product|paket)$/, { budget: 131_500, most: 12 }],
  [/^\/\w+\/company-medicine$/, { budget: 141_500, most: 14 }],
  [/^\/\w+\/dashboard\/calendar$/, { budget: 171_000, most: 20 }],
  [/^\/\w+\/(dashboard\/queue|patient-check-ins)$/, { budget: 169_500, most: 18 }],
  [/\/(odontogram\/form|idental\/:id\/prescription)$/, { budget: 158_300, most: 22 }],
  [/\/patient\/:id\/odontogram$/, { budget: 154_500, most: 19 }],
  [/^\/\w+\/idental(-backup)?$/, { budget: 144_500, most: 15 }],
  [/^\/\w+\/idental\/start-practice$/, { budget: 156_200, most: 23 }],
  [/^\/nurse\/vital-sign$/, { budget: 146_500, most: 14 }],
  [/^\/nurse\/assistance\/today$/, { budget: 153_500, most: 19 }],
  [/^\/nurse\/assistance\/history$/, { budget: 145_000, most: 15 }],
  [/^\/\w+\/[\w-]+\/import/, { budget: 165_000, most: 20 }],
  [/^\/\w+\/(doctor-schedule|staff-schedule|doctor-room)$/, { budget: 163_000, most: 19 }],
  [/^\/\w+\/information\/registration\/poster$/, { budget: 191_500, most: 19 }],
  [
    /^\/\w+\/(dashboard|information|staff|doctor-external|insurance|patient)\b(?!\/account)/,
    { budget: 150_200, most: 18 },
  ],
  [/\/(new|:id|account)$|^\/clinic\/(doctor|payor)$|#invitation$/, record],
]

export const budgetOf = (path: string): Budget => own.find(([pattern]) => pattern.test(path))?.[1] ?? common
