/** How long the public link of an invoice or a receipt is valid; the contract and the texts say so too. */
export const receiptLinkDays = 90
