import { TransactionDocuments } from './transaction-documents'

/** The documents by which the stock moved or is to move. */
export default function TransactionList() {
  return <TransactionDocuments />
}
