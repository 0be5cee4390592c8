import { TransactionDocuments } from './transaction-documents'

/** What went back to suppliers, and what moved between the clinics of the company. */
export default function TransferList() {
  return <TransactionDocuments only="transfer" />
}
