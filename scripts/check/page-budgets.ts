/** The most a page may load before it can be used. */
export interface Budget {
  /** Bytes of JavaScript and CSS, compressed by brotli. */
  budget: number
  /** How many files of them. */
  most: number
}

/** Every page without a line below, so every new one. */
const common: Budget = { budget: 133_100, most: 14 }

/** Every form and page of a record, so those of a new feature too. */
const record: Budget = { budget: 147_900, most: 15 }

// The first line that fits. What stands above the common budget is as it was measured, and room for twenty features: it is
// to come down, never up.
const own: readonly [RegExp, Budget][] = [
  [/^\/login$/, { budget: 90_000, most: 3 }],
  [/^\/display$/, { budget: 99_800, most: 7 }],
  [/^\/patient\/register$/, { budget: 106_400, most: 7 }],
  [/^\/\w+\/patient$/, { budget: 125_400, most: 6 }],
  [/^\/\w+\/(product|paket)$/, { budget: 133_900, most: 10 }],
  [/^\/\w+\/company-medicine$/, { budget: 140_100, most: 12 }],
  [/^\/clinic\/finance$/, { budget: 150_600, most: 20 }],
  [/^\/clinic\/finance\/report(\/facts)?$/, { budget: 146_700, most: 17 }],
  [/^\/clinic\/finance\/fee-share(\/rule)?$/, { budget: 143_300, most: 15 }],
  [/^\/clinic\/finance\/receivable(\/claim)?$/, { budget: 140_700, most: 14 }],
  [/^\/clinic\/finance\/receivable\/(batch|payment)$/, { budget: 148_900, most: 17 }],
  [/^\/clinic\/finance\/receivable\/batch\/:id$/, { budget: 143_500, most: 16 }],
  [/^\/clinic\/finance\/cash-shift$/, { budget: 145_400, most: 17 }],
  [/^\/clinic\/finance\/(invoice|payment|instalment)$/, { budget: 141_300, most: 15 }],
  [/^\/clinic\/finance\/cash-shift\/:id$/, { budget: 149_000, most: 17 }],
  [/^\/clinic\/finance\/invoice\/:id\/sheet$/, { budget: 166_000, most: 28 }],
  [/^\/clinic\/finance\/invoice\/:id$/, { budget: 147_000, most: 15 }],
  [/^\/clinic\/finance\/.*\/(sheet|receipt)$/, { budget: 151_400, most: 23 }],
  [/^\/clinic\/medicine-transaction\/dispensing\b/, { budget: 155_500, most: 20 }],
  [/^\/clinic\/medicine-transaction\/count$/, { budget: 135_300, most: 14 }],
  [/^\/clinic\/medicine-transaction\/count\/(new|:id|:id\/edit)$/, { budget: 157_000, most: 21 }],
  [/^\/clinic\/medicine-transaction\/count\/:id\/sheet$/, { budget: 153_500, most: 22 }],
  [/^\/clinic\/medicine-transaction\/usage$/, { budget: 134_600, most: 14 }],
  [/^\/clinic\/medicine-transaction\/usage\/:id$/, { budget: 153_500, most: 21 }],
  [/^\/clinic\/medicine\/:id$/, { budget: 147_900, most: 15 }],
  [/^\/clinic\/medicine(-transaction)?$/, { budget: 134_600, most: 14 }],
  [/^\/clinic\/medicine-transaction\/(new|:id|:id\/edit)$/, { budget: 149_500, most: 19 }],
  [/^\/\w+\/dashboard\/calendar$/, { budget: 160_300, most: 16 }],
  [/^\/\w+\/(dashboard\/queue|patient-check-ins)$/, { budget: 151_400, most: 14 }],
  [/\/odontogram\/form$/, { budget: 159_100, most: 16 }],
  [/\/(idental\/:id|visit\/:visit)\/prescription$/, { budget: 147_200, most: 16 }],
  [/\/visit\/:visit\/summary$/, { budget: 154_800, most: 21 }],
  [/^\/\w+\/idental(-backup)?$/, { budget: 143_100, most: 15 }],
  [/^\/\w+\/idental\/start-practice$/, { budget: 149_600, most: 14 }],
  [/^\/nurse\/vital-sign$/, { budget: 145_500, most: 14 }],
  [/^\/nurse\/assistance\/today$/, { budget: 152_500, most: 18 }],
  [/^\/nurse\/assistance\/history$/, { budget: 145_000, most: 15 }],
  [/^\/\w+\/[\w-]+\/import/, { budget: 157_300, most: 15 }],
  [/^\/\w+\/(doctor-schedule|staff-schedule|doctor-room)$/, { budget: 151_200, most: 15 }],
  [/^\/\w+\/patient\/(:id\/edit|new)$/, { budget: 150_400, most: 14 }],
  [/^\/\w+\/patient\/registration\/:id$/, { budget: 147_900, most: 16 }],
  [/^\/\w+\/patient\/:id(\/(access|visit|details|odontogram))?$/, { budget: 142_700, most: 12 }],
  [/^\/\w+\/(doctor|staff|doctor-external)\/(new|:id)$/, { budget: 149_400, most: 16 }],
  [/^\/\w+\/(information|insurance)\b/, { budget: 151_700, most: 19 }],
  [/^\/\w+\/(dashboard|staff|doctor-external|patient|patient-check-ins)\b(?!\/account)/, { budget: 148_100, most: 17 }],
  [/\/(new|:id|account)$|^\/clinic\/(doctor|payor)$|#invitation$/, record],
]

export const budgetOf = (path: string): Budget => own.find(([pattern]) => pattern.test(path))?.[1] ?? common
