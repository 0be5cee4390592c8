import { claimStates } from '@clinic/core/claim'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { type Claim, claimQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { RecordGate } from '../../../platform/record/record-gate'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { financeAddress } from '../use-finance-tabs'
import { ClaimActions } from './claim-actions'
import { ClaimFacts } from './claim-facts'
import { ClaimHistory } from './claim-history'
import { ClaimPayments } from './claim-payments'
import { claimsAddress } from './receivable-address'

/** What a payor was asked for, answered and paid of an invoice, and what can be done next. */
export default function ClaimPage() {
  const { api } = useApp()
  const { page, back } = useTexts().claim
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(claimQuery(api, id))
  const claim = query.data
  return (
    <Page
      title={claim ? page.title({ number: claim.invoice_number }) : back()}
      back={{ href: financeAddress('receivable'), label: back() }}
      description={claim && <About claim={claim} />}
      actions={claim && <ClaimActions claim={claim} />}
    >
      <RecordGate
        query={query}
        missing={{ title: page.unknown(), text: page.unknownText(), href: claimsAddress(), leave: back() }}
      >
        {(stored) => (
          <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
            <ClaimFacts claim={stored} />
            {stored.payments.length > 0 && <ClaimPayments claim={stored} />}
            <ClaimHistory claim={stored} />
          </div>
        )}
      </RecordGate>
    </Page>
  )
}

function About({ claim: { patient, day, state } }: { claim: Claim }) {
  const { page } = useTexts().claim
  const { date } = useFormat()
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      <bdi>{page.about({ name: personName(patient), record: patient.record_number, day: date(day) })}</bdi>
      <ValueTag of={claimStates} value={state} />
    </span>
  )
}
