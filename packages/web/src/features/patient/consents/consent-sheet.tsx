import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import { treatmentConsentQuery } from '../../../entities/treatment-consent/treatment-consent-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { usePatientAddress } from '../use-patient-address'
import { SignedConsent } from './signed-consent'

/** A consent on its sheet, in its own language. */
export default function ConsentSheet() {
  const { api } = useApp()
  const { title, sheet } = useTexts()['treatment-consent']
  const { id, consent } = useParams<{ id: string; consent: string }>()
  const address = usePatientAddress()
  const query = useQuery(treatmentConsentQuery(api, Number(consent)))
  return (
    <PrintedPage
      title={title()}
      back={{ href: `${address}/${id}/consent`, label: sheet.back() }}
      isReady={Boolean(query.data)}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: sheet.unknown(), text: sheet.unknownText(), href: address, leave: sheet.leave() }}
      >
        {(found) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            <SignedConsent consent={found} />
          </Suspense>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
