export {
  closingEntries,
  creditEntries,
  expenseBackEntries,
  expenseEntries,
  issueEntries,
  type LedgerEntry,
  openingEntries,
  paymentEntries,
  payorPaymentEntries,
  settlingEntries,
  voidEntries,
  writeOffEntries,
} from './entries'
