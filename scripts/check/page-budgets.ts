/** The most a page may load before it can be used. */
export interface Budget {
  /** Bytes of JavaScript and CSS, compressed by brotli. */
  budget: number
  /** How many files of them. */
  most: number
}

/** Every page without a line below, so every new one. */
const common: Budget = { budget: 133_900, most: 14 }

/** Every form and page of a record, so those of a new feature too. */
const record: Budget = { budget: 149_600, most: 16 }

// The first line that fits. What stands above the common budget is as it was measured, and room for twenty features: it is
// to come down, never up.
const own: readonly [RegExp, Budget][] = [
  [/^\/login$/, { budget: 90_300, most: 3 }],
  [/^\/display$/, { budget: 100_500, most: 7 }],
  [/^\/receipt$/, { budget: 104_000, most: 8 }],
  [/^\/patient\/register$/, { budget: 107_400, most: 7 }],
  [/^\/\w+\/patient$/, { budget: 127_400, most: 6 }],
  [/^\/\w+\/(product|paket)$/, { budget: 135_600, most: 13 }],
  [/^\/\w+\/company-medicine$/, { budget: 141_800, most: 13 }],
  [/^\/clinic\/finance$/, { budget: 152_300, most: 21 }],
  [/^\/clinic\/finance\/report(\/facts)?$/, { budget: 150_100, most: 22 }],
  [/^\/clinic\/finance\/fee-share(\/rule)?$/, { budget: 144_800, most: 16 }],
  [/^\/clinic\/finance\/receivable(\/claim)?$/, { budget: 141_900, most: 15 }],
  [/^\/clinic\/finance\/receivable\/(batch|payment)$/, { budget: 150_400, most: 18 }],
  [/^\/clinic\/finance\/receivable\/batch\/:id$/, { budget: 147_000, most: 17 }],
  [/^\/clinic\/finance\/cash-shift$/, { budget: 139_400, most: 19 }],
  [/^\/clinic\/finance\/(invoice|payment|instalment|expense|lab-order)$/, { budget: 142_700, most: 16 }],
  [/^\/clinic\/finance\/expense\/:id$/, { budget: 148_900, most: 18 }],
  [/^\/clinic\/finance\/expense\/new$/, { budget: 148_600, most: 18 }],
  [/^\/clinic\/finance\/lab-order\/(new|:id\/edit)$/, { budget: 156_000, most: 22 }],
  [/^\/clinic\/finance\/cash-shift\/:id$/, { budget: 150_400, most: 18 }],
  [/^\/clinic\/finance\/(invoice|credit-note)\/:id\/sheet$/, { budget: 167_400, most: 28 }],
  [/^\/clinic\/finance\/invoice\/:id$/, { budget: 144_500, most: 17 }],
  [/^\/clinic\/finance\/.*\/(sheet|receipt)$/, { budget: 154_600, most: 24 }],
  [/^\/clinic\/medicine-transaction\/dispensing\b/, { budget: 159_800, most: 23 }],
  [/^\/clinic\/medicine-transaction\/count$/, { budget: 136_500, most: 15 }],
  [/^\/clinic\/medicine-transaction\/count\/(new|:id|:id\/edit)$/, { budget: 158_400, most: 21 }],
  [/^\/clinic\/medicine-transaction\/count\/:id\/sheet$/, { budget: 147_400, most: 16 }],
  [/^\/clinic\/medicine-transaction\/order$/, { budget: 136_200, most: 15 }],
  [/^\/clinic\/medicine-transaction\/order\/(new|:id|:id\/edit)$/, { budget: 154_400, most: 23 }],
  [/^\/clinic\/medicine-transaction\/(order\/)?:id\/sheet$/, { budget: 146_700, most: 16 }],
  [/^\/clinic\/medicine-transaction\/register\b/, { budget: 146_800, most: 22 }],
  [/^\/clinic\/medicine-transaction\/(usage|supplier|transfer)$/, { budget: 135_600, most: 14 }],
  [/^\/clinic\/medicine-transaction\/usage\/:id$/, { budget: 155_400, most: 22 }],
  [/^\/clinic\/medicine\/:id$/, { budget: 143_500, most: 18 }],
  [/^\/clinic\/medicine(-transaction)?$/, { budget: 135_400, most: 14 }],
  [/^\/clinic\/medicine-transaction\/(new|:id|:id\/edit)$/, { budget: 152_300, most: 20 }],
  [/^\/clinic\/satu-sehat$/, { budget: 152_100, most: 16 }],
  [/^\/\w+\/dashboard\/calendar$/, { budget: 163_700, most: 18 }],
  [/^\/\w+\/(dashboard\/queue|patient-check-ins)$/, { budget: 152_400, most: 16 }],
  [/\/odontogram\/form$/, { budget: 161_900, most: 17 }],
  [/\/(idental\/:id|visit\/:visit)\/prescription$/, { budget: 150_700, most: 17 }],
  [/\/visit\/:visit\/summary$/, { budget: 156_300, most: 22 }],
  [/^\/\w+\/idental(-backup)?$/, { budget: 144_500, most: 16 }],
  [/^\/\w+\/idental\/start-practice$/, { budget: 149_700, most: 14 }],
  [/^\/nurse\/vital-sign$/, { budget: 146_800, most: 15 }],
  [/^\/nurse\/assistance\/today$/, { budget: 153_200, most: 19 }],
  [/^\/nurse\/assistance\/history$/, { budget: 145_700, most: 16 }],
  [/^\/\w+\/[\w-]+\/import/, { budget: 158_700, most: 17 }],
  [/^\/\w+\/(doctor-schedule|staff-schedule|doctor-room)$/, { budget: 152_100, most: 16 }],
  [/^\/\w+\/patient\/(:id\/edit|new)$/, { budget: 158_300, most: 20 }],
  [/^\/\w+\/patient\/registration\/:id$/, { budget: 148_400, most: 17 }],
  [/^\/\w+\/patient\/:id(\/(access|visit|details|odontogram))?$/, { budget: 144_300, most: 14 }],
  [/^\/\w+\/(doctor|staff|doctor-external)\/(new|:id)$/, { budget: 151_200, most: 18 }],
  [/^\/\w+\/(information|insurance)\b/, { budget: 163_500, most: 20 }],
  [/^\/clinic\/dashboard$/, { budget: 154_600, most: 19 }],
  [/^\/\w+\/(dashboard|staff|doctor-external|patient|patient-check-ins)\b(?!\/account)/, { budget: 149_400, most: 18 }],
  [/^\/clinic\/payor\/(new|:id)$/, { budget: 148_900, most: 18 }],
  [/^\/clinic\/finance\/fee-share\/:id$/, { budget: 148_900, most: 17 }],
  [/\/(new|:id|account)$|^\/clinic\/(doctor|payor)$|#invitation$/, record],
]

export const budgetOf = (path: string): Budget => own.find(([pattern]) => pattern.test(path))?.[1] ?? common
