/** The most a page may load before it can be used. */
export interface Budget {
  /** Bytes of JavaScript and CSS, compressed by brotli. */
  budget: number
  /** How many files of them. */
  most: number
}

/** Every page without a line below, so every new one. */
const common: Budget = { budget: 132_600, most: 14 }

/** Every form and page of a record, so those of a new feature too. */
const record: Budget = { budget: 146_900, most: 16 }

// The first line that fits. What stands above the common budget is as it was measured, and room for twenty features: it is
// to come down, never up.
const own: readonly [RegExp, Budget][] = [
  [/^\/login$/, { budget: 89_900, most: 3 }],
  [/^\/display$/, { budget: 99_800, most: 7 }],
  [/^\/receipt$/, { budget: 110_000, most: 8 }],
  [/^\/patient\/register$/, { budget: 106_400, most: 7 }],
  [/^\/\w+\/patient$/, { budget: 125_400, most: 6 }],
  [/^\/\w+\/(product|paket)$/, { budget: 132_800, most: 11 }],
  [/^\/\w+\/company-medicine$/, { budget: 138_600, most: 12 }],
  [/^\/clinic\/finance$/, { budget: 149_600, most: 21 }],
  [/^\/clinic\/finance\/report(\/facts)?$/, { budget: 145_700, most: 18 }],
  [/^\/clinic\/finance\/fee-share(\/rule)?$/, { budget: 142_300, most: 16 }],
  [/^\/clinic\/finance\/receivable(\/claim)?$/, { budget: 139_700, most: 15 }],
  [/^\/clinic\/finance\/receivable\/(batch|payment)$/, { budget: 148_000, most: 18 }],
  [/^\/clinic\/finance\/receivable\/batch\/:id$/, { budget: 142_600, most: 17 }],
  [/^\/clinic\/finance\/cash-shift$/, { budget: 137_400, most: 18 }],
  [/^\/clinic\/finance\/(invoice|payment|instalment|expense)$/, { budget: 140_300, most: 16 }],
  [/^\/clinic\/finance\/expense\/new$/, { budget: 146_300, most: 18 }],
  [/^\/clinic\/finance\/cash-shift\/:id$/, { budget: 148_000, most: 18 }],
  [/^\/clinic\/finance\/invoice\/:id\/sheet$/, { budget: 165_200, most: 29 }],
  [/^\/clinic\/finance\/invoice\/:id$/, { budget: 141_400, most: 16 }],
  [/^\/clinic\/finance\/.*\/(sheet|receipt)$/, { budget: 150_600, most: 24 }],
  [/^\/clinic\/medicine-transaction\/dispensing\b/, { budget: 154_300, most: 21 }],
  [/^\/clinic\/medicine-transaction\/count$/, { budget: 134_600, most: 15 }],
  [/^\/clinic\/medicine-transaction\/count\/(new|:id|:id\/edit)$/, { budget: 153_500, most: 22 }],
  [/^\/clinic\/medicine-transaction\/count\/:id\/sheet$/, { budget: 153_500, most: 23 }],
  [/^\/clinic\/medicine-transaction\/usage$/, { budget: 132_900, most: 14 }],
  [/^\/clinic\/medicine-transaction\/usage\/:id$/, { budget: 152_000, most: 22 }],
  [/^\/clinic\/medicine\/:id$/, { budget: 140_800, most: 16 }],
  [/^\/clinic\/medicine(-transaction)?$/, { budget: 133_100, most: 13 }],
  [/^\/clinic\/medicine-transaction\/(new|:id|:id\/edit)$/, { budget: 148_000, most: 20 }],
  [/^\/\w+\/dashboard\/calendar$/, { budget: 158_900, most: 17 }],
  [/^\/\w+\/(dashboard\/queue|patient-check-ins)$/, { budget: 149_900, most: 15 }],
  [/\/odontogram\/form$/, { budget: 157_800, most: 17 }],
  [/\/(idental\/:id|visit\/:visit)\/prescription$/, { budget: 146_500, most: 16 }],
  [/\/visit\/:visit\/summary$/, { budget: 153_400, most: 22 }],
  [/^\/\w+\/idental(-backup)?$/, { budget: 142_400, most: 16 }],
  [/^\/\w+\/idental\/start-practice$/, { budget: 147_600, most: 14 }],
  [/^\/nurse\/vital-sign$/, { budget: 144_700, most: 15 }],
  [/^\/nurse\/assistance\/today$/, { budget: 151_000, most: 19 }],
  [/^\/nurse\/assistance\/history$/, { budget: 143_600, most: 16 }],
  [/^\/\w+\/[\w-]+\/import/, { budget: 156_200, most: 16 }],
  [/^\/\w+\/(doctor-schedule|staff-schedule|doctor-room)$/, { budget: 149_900, most: 16 }],
  [/^\/\w+\/patient\/(:id\/edit|new)$/, { budget: 149_000, most: 15 }],
  [/^\/\w+\/patient\/registration\/:id$/, { budget: 146_500, most: 17 }],
  [/^\/\w+\/patient\/:id(\/(access|visit|details|odontogram))?$/, { budget: 141_200, most: 13 }],
  [/^\/\w+\/(doctor|staff|doctor-external)\/(new|:id)$/, { budget: 148_000, most: 17 }],
  [/^\/\w+\/(information|insurance)\b/, { budget: 150_200, most: 20 }],
  [/^\/\w+\/(dashboard|staff|doctor-external|patient|patient-check-ins)\b(?!\/account)/, { budget: 146_700, most: 18 }],
  [/\/(new|:id|account)$|^\/clinic\/(doctor|payor)$|#invitation$/, record],
]

export const budgetOf = (path: string): Budget => own.find(([pattern]) => pattern.test(path))?.[1] ?? common
