import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import type { Claim } from '../../../entities/claim/claim-query'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { KeyValue } from '../../../ui/key-value'
import { batchAddress } from './receivable-address'

/** Of whom, how much, and what the payor said. */
export function ClaimFacts({ claim }: { claim: Claim }) {
  const { fields, page } = useTexts().claim
  const { date, money } = useFormat()
  const { answer_reason, claim_batch_id, batch_number, approved } = claim
  return (
    <>
      {answer_reason && <Banner tone="warning">{page.rejected({ reason: answer_reason })}</Banner>}
      <Card>
        <KeyValue
          pairs={[
            { label: fields.payor(), value: claim.payor_name },
            { label: fields.plan(), value: claim.plan_name },
            { label: fields.member(), value: claim.member_number },
            {
              label: fields.invoice(),
              value: (
                <Link href={`/clinic/finance/invoice/${claim.invoice_id}`} className={link()}>
                  {claim.invoice_number}
                </Link>
              ),
            },
            {
              label: fields.batch(),
              value: claim_batch_id !== null && (
                <Link href={batchAddress(claim_batch_id)} className={link()}>
                  {batch_number}
                </Link>
              ),
            },
            { label: fields.due_on(), value: date(claim.due_on) },
            { label: fields.claimed(), value: money(claim.claimed) },
            { label: fields.approved(), value: approved !== null && money(approved) },
            { label: fields.paid(), value: money(claim.paid) },
            { label: fields.rest(), value: claim.rest > 0 && money(claim.rest) },
            { label: fields.owed(), value: money(claim.owed) },
          ].filter(({ value }) => value !== false)}
        />
      </Card>
    </>
  )
}
