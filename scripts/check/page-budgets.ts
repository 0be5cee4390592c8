/** The most a page may load before it can be used. */
export interface Budget {
  /** Bytes of JavaScript and CSS, compressed by brotli. */
  budget: number
  /** How many files of them. */
  most: number
}

/**
 * How many bytes a budget may be above the heaviest of its pages: what the names of files, a word or a further feature weigh
 * moves a page by some hundred, what a library weighs by thousands.
 */
export const room = 2_500

/** Every page without a line below, so every new one. */
const common: Budget = { budget: 134_500, most: 11 }

/** Every form and page of a record, so those of a new feature too. */
const record: Budget = { budget: 151_500, most: 17 }

// The first line that fits. What stands above the common budget was measured, with at most `room` to spare. It is to come down
// to the common one, which is to come down to 130 kB.
const own: readonly [RegExp, Budget][] = [
  [/^\/login$/, { budget: 90_000, most: 3 }],
  [/^\/display$/, { budget: 100_000, most: 7 }],
  [/^\/receipt$/, { budget: 101_500, most: 7 }],
  [/^\/patient\/book(ing)?$/, { budget: 111_500, most: 10 }],
  [/^\/patient\/register$/, { budget: 108_000, most: 7 }],
  [/^\/\w+\/patient$/, { budget: 128_000, most: 6 }],
  [/^\/\w+\/(product(\/consent-form)?|paket)$/, { budget: 137_000, most: 13 }],
  [/^\/\w+\/company-medicine$/, { budget: 143_500, most: 13 }],
  [/^\/clinic\/finance$/, { budget: 154_000, most: 21 }],
  [/^\/clinic\/finance\/report(\/facts)?$/, { budget: 152_000, most: 24 }],
  [/^\/clinic\/finance\/fee-share(\/rule)?$/, { budget: 146_500, most: 17 }],
  [/^\/clinic\/finance\/receivable(\/(claim|payment))?$/, { budget: 144_000, most: 18 }],
  [/^\/clinic\/finance\/receivable\/:id$/, { budget: 145_500, most: 18 }],
  [/^\/clinic\/finance\/receivable\/(batch|payment\/new)$/, { budget: 152_500, most: 19 }],
  [/^\/clinic\/finance\/receivable\/batch\/:id$/, { budget: 149_500, most: 18 }],
  [/^\/clinic\/finance\/cash-shift$/, { budget: 140_500, most: 19 }],
  [/^\/clinic\/finance\/(invoice|payment|instalment|expense|lab-order)$/, { budget: 145_000, most: 16 }],
  [/^\/clinic\/finance\/approval$/, { budget: 135_000, most: 14 }],
  [/^\/clinic\/finance\/expense\/:id$/, { budget: 143_500, most: 18 }],
  [/^\/clinic\/finance\/expense\/new$/, { budget: 150_500, most: 18 }],
  [/^\/clinic\/finance\/lab-order\/(new|:id\/edit)$/, { budget: 158_000, most: 23 }],
  [/^\/clinic\/finance\/cash-shift\/:id$/, { budget: 152_500, most: 18 }],
  [/^\/clinic\/finance\/(invoice|credit-note)\/:id\/sheet$/, { budget: 153_000, most: 20 }],
  [/^\/clinic\/finance\/invoice\/:id$/, { budget: 146_000, most: 17 }],
  [/^\/clinic\/finance\/.*\/(sheet|receipt)$/, { budget: 156_000, most: 21 }],
  [/^\/clinic\/medicine-transaction\/dispensing\b/, { budget: 162_500, most: 24 }],
  [/^\/clinic\/medicine-transaction\/count$/, { budget: 137_500, most: 15 }],
  [/^\/clinic\/medicine-transaction\/count\/(new|:id|:id\/edit)$/, { budget: 155_000, most: 19 }],
  [/^\/clinic\/medicine-transaction\/count\/:id\/sheet$/, { budget: 149_500, most: 16 }],
  [/^\/clinic\/medicine-transaction\/order$/, { budget: 137_000, most: 16 }],
  [/^\/clinic\/medicine-transaction\/order\/(new|:id|:id\/edit)$/, { budget: 153_000, most: 23 }],
  [/^\/clinic\/medicine-transaction\/(order\/)?:id\/sheet$/, { budget: 149_000, most: 16 }],
  [/^\/clinic\/medicine-transaction\/register\b/, { budget: 149_000, most: 22 }],
  [/^\/clinic\/medicine-transaction\/(usage|supplier|transfer)$/, { budget: 136_500, most: 14 }],
  [/^\/clinic\/medicine-transaction\/usage\/:id$/, { budget: 151_500, most: 22 }],
  [/^\/clinic\/medicine\/:id$/, { budget: 145_000, most: 18 }],
  [/^\/clinic\/medicine(-transaction)?$/, { budget: 136_500, most: 14 }],
  [/^\/clinic\/medicine-transaction\/(new|:id|:id\/edit)$/, { budget: 154_000, most: 20 }],
  [/^\/clinic\/satu-sehat$/, { budget: 153_500, most: 17 }],
  [/^\/clinic\/product\/price-list$/, { budget: 135_500, most: 13 }],
  [/^\/\w+\/dashboard\/calendar$/, { budget: 166_000, most: 21 }],
  [/^\/\w+\/(dashboard\/queue|patient-check-ins)$/, { budget: 154_500, most: 16 }],
  [/\/plan\/(new|:plan\/edit)$/, { budget: 164_000, most: 24 }],
  [/\/plan\/:plan\/sheet$/, { budget: 151_000, most: 19 }],
  [/\/periodontal\/sheet$/, { budget: 175_000, most: 25 }],
  [/\/odontogram\/form$/, { budget: 165_000, most: 18 }],
  [/\/(idental\/:id|visit\/:visit)\/prescription$/, { budget: 153_500, most: 17 }],
  [/\/visit\/:visit\/summary$/, { budget: 161_000, most: 22 }],
  [/^\/\w+\/idental(-backup)?$/, { budget: 146_000, most: 16 }],
  [/^\/\w+\/idental\/start-practice$/, { budget: 151_500, most: 14 }],
  [/^\/nurse\/vital-sign$/, { budget: 149_000, most: 16 }],
  [/^\/nurse\/assistance\/today$/, { budget: 155_500, most: 22 }],
  [/^\/nurse\/assistance\/history$/, { budget: 147_500, most: 18 }],
  [/^\/\w+\/[\w-]+\/import/, { budget: 160_500, most: 20 }],
  [/^\/(clinic\/(doctor|staff)-schedule|doctor\/dashboard\/week)\/sheet$/, { budget: 156_500, most: 20 }],
  [/^\/\w+\/(doctor-schedule|staff-schedule|doctor-room)$/, { budget: 154_000, most: 17 }],
  [/^\/\w+\/patient\/(:id\/edit|new)$/, { budget: 155_000, most: 18 }],
  [/^\/\w+\/patient\/registration\/:id$/, { budget: 150_000, most: 17 }],
  [/^\/\w+\/patient\/:id(\/(access|visit|details|odontogram))?$/, { budget: 147_500, most: 15 }],
  [/^\/\w+\/(doctor|staff|doctor-external)\/(new|:id)$/, { budget: 153_500, most: 19 }],
  [/^\/\w+\/(information|insurance)\b/, { budget: 166_500, most: 21 }],
  [/^\/(doctor|nurse)\/dashboard\/week$/, { budget: 159_500, most: 20 }],
  [/^\/clinic\/dashboard$/, { budget: 157_500, most: 21 }],
  [/^\/\w+\/(dashboard|staff|doctor-external|patient|patient-check-ins)\b(?!\/account)/, { budget: 155_000, most: 21 }],
  [/^\/clinic\/payor\/(new|:id)$/, { budget: 150_500, most: 18 }],
  [/^\/clinic\/finance\/fee-share\/:id$/, { budget: 144_500, most: 18 }],
  [/\/(new|:id|account)$|^\/clinic\/(doctor|payor)$|#invitation$/, record],
]

export const budgetOf = (path: string): Budget => own.find(([pattern]) => pattern.test(path))?.[1] ?? common
