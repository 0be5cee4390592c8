import { claimStates } from '@clinic/core/claim'
import type { ClaimCard } from '../../../entities/claim/claim-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import type { Column } from '../../../ui/table/column'
import { TwoLines, Unbroken } from '../../../ui/table/two-lines'
import { Tag } from '../../../ui/tag'

/** The columns of the list of claims. */
export function useClaimColumns(): readonly Column<ClaimCard>[] {
  const { fields } = useTexts().claim
  const { date, money } = useFormat()
  const { today } = useClinicDay()
  return [
    {
      key: 'invoice',
      header: fields.invoice(),
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
      key: 'payor',
      header: fields.payor(),
      cell: ({ payor_name, batch_number }) => <TwoLines small={batch_number}>{payor_name}</TwoLines>,
    },
    {
      key: 'due_on',
      header: fields.due_on(),
      fit: true,
      from: 'lg',
      sortable: true,
      cell: ({ due_on, owed }) => (owed > 0 && due_on < today ? <Tag tone="error">{date(due_on)}</Tag> : date(due_on)),
    },
    {
      key: 'state',
      header: fields.state(),
      selfEvident: true,
      fit: true,
      cell: ({ state }) => <ValueTag of={claimStates} value={state} />,
    },
    {
      key: 'claimed',
      header: fields.claimed(),
      align: 'end',
      fit: true,
      from: 'lg',
      sortable: true,
      cell: ({ claimed }) => money(claimed),
    },
    { key: 'owed', header: fields.owed(), align: 'end', fit: true, cell: ({ owed }) => owed > 0 && money(owed) },
  ]
}
