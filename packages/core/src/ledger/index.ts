export {
  closingEntries,
  issueEntries,
  type LedgerEntry,
  openingEntries,
  paymentEntries,
  voidEntries,
  writeOffEntries,
} from './entries'
