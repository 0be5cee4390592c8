/** The most a page may load before it can be used. */
export interface Budget {
  /** Bytes of JavaScript and CSS, compressed by brotli. */
  budget: number
  /** How many files of them. */
  most: number
}

/** Every page without a line below, so every new one. */
const common: Budget = { budget: 134_800, most: 14 }

/** Every form and page of a record, so those of a new feature too. */
const record: Budget = { budget: 150_900, most: 16 }

// The first line that fits. What stands above the common budget is as it was measured, and room for twenty features: it is
// to come down, never up.
const own: readonly [RegExp, Budget][] = [
  [/^\/login$/, { budget: 90_600, most: 3 }],
  [/^\/display$/, { budget: 100_900, most: 7 }],
  [/^\/receipt$/, { budget: 104_000, most: 8 }],
  [/^\/patient\/register$/, { budget: 107_900, most: 7 }],
  [/^\/\w+\/patient$/, { budget: 128_300, most: 6 }],
  [/^\/\w+\/(product|paket)$/, { budget: 136_600, most: 13 }],
  [/^\/\w+\/company-medicine$/, { budget: 142_800, most: 13 }],
  [/^\/clinic\/finance$/, { budget: 153_400, most: 21 }],
  [/^\/clinic\/finance\/report(\/facts)?$/, { budget: 151_100, most: 22 }],
  [/^\/clinic\/finance\/fee-share(\/rule)?$/, { budget: 145_800, most: 16 }],
  [/^\/clinic\/finance\/receivable(\/claim)?$/, { budget: 143_000, most: 15 }],
  [/^\/clinic\/finance\/receivable\/(batch|payment)$/, { budget: 151_700, most: 18 }],
  [/^\/clinic\/finance\/receivable\/batch\/:id$/, { budget: 148_200, most: 17 }],
  [/^\/clinic\/finance\/cash-shift$/, { budget: 140_500, most: 19 }],
  [/^\/clinic\/finance\/(invoice|payment|instalment|expense|lab-order)$/, { budget: 143_900, most: 16 }],
  [/^\/clinic\/finance\/expense\/:id$/, { budget: 148_900, most: 18 }],
  [/^\/clinic\/finance\/expense\/new$/, { budget: 149_900, most: 18 }],
  [/^\/clinic\/finance\/lab-order\/(new|:id\/edit)$/, { budget: 157_300, most: 22 }],
  [/^\/clinic\/finance\/cash-shift\/:id$/, { budget: 151_800, most: 18 }],
  [/^\/clinic\/finance\/(invoice|credit-note)\/:id\/sheet$/, { budget: 168_600, most: 28 }],
  [/^\/clinic\/finance\/invoice\/:id$/, { budget: 145_500, most: 17 }],
  [/^\/clinic\/finance\/.*\/(sheet|receipt)$/, { budget: 155_800, most: 24 }],
  [/^\/clinic\/medicine-transaction\/dispensing\b/, { budget: 161_300, most: 23 }],
  [/^\/clinic\/medicine-transaction\/count$/, { budget: 137_400, most: 15 }],
  [/^\/clinic\/medicine-transaction\/count\/(new|:id|:id\/edit)$/, { budget: 158_400, most: 21 }],
  [/^\/clinic\/medicine-transaction\/count\/:id\/sheet$/, { budget: 148_600, most: 16 }],
  [/^\/clinic\/medicine-transaction\/order$/, { budget: 137_100, most: 15 }],
  [/^\/clinic\/medicine-transaction\/order\/(new|:id|:id\/edit)$/, { budget: 154_400, most: 23 }],
  [/^\/clinic\/medicine-transaction\/(order\/)?:id\/sheet$/, { budget: 147_900, most: 16 }],
  [/^\/clinic\/medicine-transaction\/register\b/, { budget: 148_000, most: 22 }],
  [/^\/clinic\/medicine-transaction\/(usage|supplier|transfer)$/, { budget: 136_500, most: 14 }],
  [/^\/clinic\/medicine-transaction\/usage\/:id$/, { budget: 155_400, most: 22 }],
  [/^\/clinic\/medicine\/:id$/, { budget: 144_600, most: 18 }],
  [/^\/clinic\/medicine(-transaction)?$/, { budget: 136_300, most: 14 }],
  [/^\/clinic\/medicine-transaction\/(new|:id|:id\/edit)$/, { budget: 153_600, most: 20 }],
  [/^\/clinic\/satu-sehat$/, { budget: 153_200, most: 16 }],
  [/^\/\w+\/dashboard\/calendar$/, { budget: 164_800, most: 18 }],
  [/^\/\w+\/(dashboard\/queue|patient-check-ins)$/, { budget: 153_500, most: 16 }],
  [/\/odontogram\/form$/, { budget: 163_100, most: 17 }],
  [/\/(idental\/:id|visit\/:visit)\/prescription$/, { budget: 151_900, most: 17 }],
  [/\/visit\/:visit\/summary$/, { budget: 157_500, most: 22 }],
  [/^\/\w+\/idental(-backup)?$/, { budget: 145_500, most: 16 }],
  [/^\/\w+\/idental\/start-practice$/, { budget: 150_600, most: 14 }],
  [/^\/nurse\/vital-sign$/, { budget: 147_800, most: 15 }],
  [/^\/nurse\/assistance\/today$/, { budget: 154_100, most: 19 }],
  [/^\/nurse\/assistance\/history$/, { budget: 146_600, most: 16 }],
  [/^\/\w+\/[\w-]+\/import/, { budget: 159_800, most: 17 }],
  [/^\/clinic\/(doctor|staff)-schedule\/sheet$/, { budget: 155_800, most: 20 }],
  [/^\/\w+\/(doctor-schedule|staff-schedule|doctor-room)$/, { budget: 153_900, most: 17 }],
  [/^\/\w+\/patient\/(:id\/edit|new)$/, { budget: 159_800, most: 20 }],
  [/^\/\w+\/patient\/registration\/:id$/, { budget: 149_400, most: 17 }],
  [/^\/\w+\/patient\/:id(\/(access|visit|details|odontogram))?$/, { budget: 145_300, most: 14 }],
  [/^\/\w+\/(doctor|staff|doctor-external)\/(new|:id)$/, { budget: 152_700, most: 18 }],
  [/^\/\w+\/(information|insurance)\b/, { budget: 165_000, most: 20 }],
  [/^\/clinic\/dashboard$/, { budget: 155_500, most: 19 }],
  [/^\/\w+\/(dashboard|staff|doctor-external|patient|patient-check-ins)\b(?!\/account)/, { budget: 150_300, most: 18 }],
  [/^\/clinic\/payor\/(new|:id)$/, { budget: 149_700, most: 18 }],
  [/^\/clinic\/finance\/fee-share\/:id$/, { budget: 148_900, most: 17 }],
  [/\/(new|:id|account)$|^\/clinic\/(doctor|payor)$|#invitation$/, record],
]

export const budgetOf = (path: string): Budget => own.find(([pattern]) => pattern.test(path))?.[1] ?? common
