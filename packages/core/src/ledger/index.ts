export {
  closingEntries,
  creditEntries,
  issueEntries,
  type LedgerEntry,
  openingEntries,
  paymentEntries,
  payorPaymentEntries,
  settlingEntries,
  voidEntries,
  writeOffEntries,
} from './entries'
