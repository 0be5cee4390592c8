export {
  closingEntries,
  expenseBackEntries,
  expenseEntries,
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
