import type { Schema } from '@clinic/api'
import { claimStates } from '@clinic/core/claim'
import type { PayorPayment } from '../../../entities/claim/claim-query'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Card } from '../../../ui/card'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import { TwoLines, Unbroken } from '../../../ui/table/two-lines'
import { claimAddress } from './receivable-address'

/** The claims that a payment pays, each with its part; each leads to its claim. */
export function PaidClaims({ payment: { claims, state } }: { payment: PayorPayment }) {
  const { fields, payment: words } = useTexts().claim
  const { money } = useFormat()
  const title = state === 'void' ? words.paidNoMore() : fields.allocations()
  const columns: readonly Column<Schema<'PaidClaim'>>[] = [
    {
      key: 'claim',
      header: fields.claim_id(),
      cell: ({ invoice_number, patient }) => (
        <TwoLines
          small={
            <>
              {personName(patient)} · <Unbroken>{patient.record_number}</Unbroken>
            </>
          }
        >
          {invoice_number}
        </TwoLines>
      ),
    },
    {
      key: 'state',
      header: fields.state(),
      fit: true,
      cell: (claim) => <ValueTag of={claimStates} value={claim.state} />,
    },
    { key: 'amount', header: fields.amount(), align: 'end', fit: true, cell: ({ amount }) => money(amount) },
  ]
  return (
    <Card title={title} flush>
      <Table
        label={title}
        rows={claims}
        rowKey={({ claim_id }) => claim_id}
        href={({ claim_id }) => claimAddress(claim_id)}
        columns={columns}
      />
    </Card>
  )
}
