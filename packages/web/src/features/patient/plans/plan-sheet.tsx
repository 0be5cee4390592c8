import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import { patientQuery } from '../../../entities/patient/patient-query'
import { treatmentPlanQuery } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { SheetChoices } from '../../../platform/print/sheet-choices'
import { useSheetChoice } from '../../../platform/print/use-sheet-choice'
import { RecordGate } from '../../../platform/record/record-gate'
import { informationQuery } from '../../../platform/session/information-query'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { useMissingPatient } from '../use-missing-patient'
import { usePlanAddress } from './use-plan-address'
import { WrittenPlan } from './written-plan'

/** A treatment plan with its quote on A4, in the language that is chosen. */
export default function PlanSheet() {
  const { api } = useApp()
  const { sheet } = useTexts()['treatment-plan']
  const params = useParams<{ id: string; plan: string }>()
  const id = Number(params.id)
  const address = usePlanAddress(id)
  const query = useQuery(treatmentPlanQuery(api, Number(params.plan)))
  const patient = useQuery(patientQuery(api, id))
  const clinic = useQuery(informationQuery(api)).data
  const choice = useSheetChoice('a4', ['a4'])
  const missingPatient = useMissingPatient()
  const skeleton = <Skeleton shape="block" />
  return (
    <PrintedPage
      title={query.data?.number ?? sheet.title()}
      back={{ href: address, label: sheet.back() }}
      isReady={Boolean(query.data && patient.data && clinic)}
      before={<SheetChoices choice={choice} words={sheet} />}
    >
      <RecordGate
        query={query}
        skeleton={skeleton}
        missing={{ title: sheet.unknown(), text: sheet.unknownText(), href: address, leave: sheet.back() }}
      >
        {(plan) => (
          <RecordGate query={patient} skeleton={skeleton} missing={missingPatient}>
            {(whose) => (
              <Suspense fallback={skeleton}>
                {clinic && <WrittenPlan plan={plan} patient={whose} clinic={clinic} language={choice.language} />}
              </Suspense>
            )}
          </RecordGate>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
