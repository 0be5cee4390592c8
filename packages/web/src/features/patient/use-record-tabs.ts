import { operationRoles } from '@clinic/core/access'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { usePatientAddress } from './use-patient-address'

export type RecordTab =
  | 'summary'
  | 'visit'
  | 'odontogram'
  | 'periodontal'
  | 'plan'
  | 'document'
  | 'prescription'
  | 'consent'
  | 'letter'
  | 'invoice'
  | 'package'
  | 'policy'
  | 'details'
  | 'access'

/** The pages of one patient that the reader may open, side by side. */
export function useRecordTabs(patient: number, current: RecordTab) {
  const texts = useTexts()['patient-record'].tabs
  const base = `${usePatientAddress()}/${patient}`
  const addressOf = (tab: RecordTab) => (tab === 'summary' ? base : `${base}/${tab}`)
  const readable: Record<RecordTab, boolean> = {
    summary: true,
    visit: useCanCall(operationRoles.listPatientVisit),
    odontogram: useCanCall(operationRoles.getOdontogram),
    periodontal: useCanCall(operationRoles.listPeriodontalChart),
    document: useCanCall(operationRoles.listPatientDocument),
    plan: useCanCall(operationRoles.listPatientTreatmentPlan),
    prescription: useCanCall(operationRoles.listPatientPrescription),
    consent: useCanCall(operationRoles.listPatientTreatmentConsent),
    letter: useCanCall(operationRoles.listPatientLetter),
    invoice: useCanCall(operationRoles.listInvoice),
    package: useCanCall(operationRoles.listPackageSold),
    policy: useCanCall(operationRoles.listPatientPolicy),
    details: true,
    access: useCanCall(operationRoles.listPatientAccess),
  }
  const offered = tabs.filter((tab) => readable[tab])
  return {
    isReadable: readable[current],
    props: {
      label: texts.label(),
      current: addressOf(current),
      tabs: offered.map((tab) => ({ href: addressOf(tab), label: texts[tab]() })),
    },
  }
}

const tabs: readonly RecordTab[] = [
  'summary',
  'visit',
  'odontogram',
  'periodontal',
  'plan',
  'document',
  'prescription',
  'consent',
  'letter',
  'invoice',
  'package',
  'policy',
  'details',
  'access',
]
