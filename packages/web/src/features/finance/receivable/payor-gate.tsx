import type { Schema } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { type ClaimCard, claimPayorQuery, payorClaimsQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { Page } from '../../../platform/page/page'
import { RecordFormSkeleton } from '../../../platform/record/record-form'
import { RecordGate } from '../../../platform/record/record-gate'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { financeAddress } from '../use-finance-tabs'
import { claimsAddress } from './receivable-address'

interface PayorGateProps {
  /** The title, once it is known who the payor is. */
  title: (name: string) => string
  /** Until then. */
  page: string
  /** Only claims in one of these states. */
  states: readonly Schema<'ClaimState'>[]
  /** Shown where there are none. */
  nothing: { title: string; text: string }
  children: (payor: Schema<'Payor'>, claims: readonly ClaimCard[]) => ReactNode
}

/** A page about claims of the payor that the address names. */
export function PayorGate(props: PayorGateProps) {
  const { back, noPayor } = useTexts().claim
  const [address] = useSearchParams()
  const id = Number(address.get('payor'))
  if (Number.isSafeInteger(id) && id > 0) return <ClaimsOfPayor id={id} {...props} />
  return (
    <Page title={props.page} back={{ href: financeAddress('receivable'), label: back() }}>
      <Card flush>
        <EmptyState title={noPayor.title()}>{noPayor.text()}</EmptyState>
      </Card>
    </Page>
  )
}

function ClaimsOfPayor({ id, title, page, states, nothing, children }: PayorGateProps & { id: number }) {
  const { api } = useApp()
  const { back, page: words } = useTexts().claim
  const payor = useQuery(claimPayorQuery(api, id))
  const claims = useQuery(payorClaimsQuery(api, id, states))
  const missing = { title: words.unknown(), text: words.unknownText(), href: claimsAddress(), leave: back() }
  return (
    <Page
      title={payor.data ? title(payor.data.name) : page}
      back={{ href: financeAddress('receivable'), label: back() }}
    >
      <RecordGate query={payor} skeleton={<RecordFormSkeleton />} missing={missing}>
        {(known) => (
          <RecordGate query={claims} skeleton={<RecordFormSkeleton />} missing={missing}>
            {(found) =>
              found.length === 0 ? (
                <Card flush>
                  <EmptyState title={nothing.title}>{nothing.text}</EmptyState>
                </Card>
              ) : (
                children(known, found)
              )
            }
          </RecordGate>
        )}
      </RecordGate>
    </Page>
  )
}
