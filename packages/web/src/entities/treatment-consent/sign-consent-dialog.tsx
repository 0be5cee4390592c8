import '../../consent.css'
import type { Schema } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { useTextsIn } from '../../platform/texts/use-texts-in'
import { Dialog } from '../../ui/overlay/dialog'
import { useServices } from '../note/use-services'
import { terminologyQuery } from '../note/use-terms'
import { patientQuery } from '../patient/patient-query'
import { visitQuery } from '../visit/board-query'
import { ConsentSteps } from './consent-steps'
import type { Place, Wordings } from './prepared-consent'
import { consentFormsQuery, type TreatmentConsent } from './treatment-consent-query'

export interface SignConsentDialogProps {
  visit: Pick<Schema<'VisitCard'>, 'id' | 'patient'>
  /** What the note names: its diagnoses are told, its procedures can be consented to. */
  content: Pick<Schema<'NoteContent'>, 'diagnoses' | 'procedures'>
  /** The procedure that it is opened from. */
  procedure?: Schema<'NoteProcedure'>
  onSigned?: (consent: TreatmentConsent) => void
  onClose: () => void
}

/** A consent to treatment: the dentist prepares what the patient reads, who agrees or refuses and signs on the same screen. */
export default function SignConsentDialog({ visit, content, procedure, onSigned, onClose }: SignConsentDialogProps) {
  const { api } = useApp()
  const { today } = useClinicDay()
  const own = useTexts()['treatment-consent']
  // both, so that nothing blinks when the language is changed
  const words = {
    id: useTextsIn('id', 'treatment-consent')['treatment-consent'],
    en: useTextsIn('en', 'treatment-consent')['treatment-consent'],
  }
  const patient = useQuery(patientQuery(api, visit.patient.id))
  const full = useQuery(visitQuery(api, visit.id))
  const forms = useQuery(consentFormsQuery(api))
  const terms = useQuery(terminologyQuery)
  const services = useServices(content.procedures)
  const isWaiting = [patient, full, forms, terms].some(({ isPending }) => isPending)
  const areServicesKnown = content.procedures.every(({ product_id }) => services.has(product_id))
  if (patient.error && !patient.data)
    return (
      <Dialog open size="lg" title={own.prepare.title({ name: personName(visit.patient) })} onClose={onClose}>
        <LoadFailed query={patient} />
      </Dialog>
    )
  if (isWaiting || !areServicesKnown || !patient.data) return null
  const place = procedure && placeOf(procedure)
  const offered = content.procedures
    .filter(({ product_id, outcome }) => services.get(product_id)?.needs_consent && outcome !== 'cancelled')
    .map(placeOf)
  const begun = place ? [place] : distinct(offered)
  const named = content.diagnoses.filter(({ code }) => code !== '')
  // those of other teeth do not explain what is done here
  const fitting = named.filter(({ tooth }) => tooth === null || begun.some((place) => place.tooth === tooth))
  const diagnosisIn = (language: 'id' | 'en') =>
    (fitting.length > 0 ? fitting : named)
      .map(({ code, tooth }) => {
        const label = terms.data?.termOf(terms.data.icd10, code)?.[language]
        return [label ? `${label} (${code})` : code, tooth].filter(Boolean).join(', ')
      })
      .join('\n')
  const wordings: Omit<Wordings, 'services'> = {
    forms: forms.data ?? [],
    diagnosis: { id: diagnosisIn('id'), en: diagnosisIn('en') },
  }
  return (
    <ConsentSteps
      visit={visit}
      procedure={procedure?.id ?? null}
      patient={patient.data}
      doctor={full.data?.doctor_name ?? ''}
      witness={full.data?.staff_name ?? ''}
      today={today}
      wordings={wordings}
      formsFailure={forms.error}
      own={begun}
      offered={distinct(place ? [place, ...offered] : offered)}
      words={words}
      onSigned={onSigned}
      onClose={onClose}
    />
  )
}

const placeOf = ({ product_id, tooth }: Place): Place => ({ product_id, tooth })

const distinct = (places: readonly Place[]) =>
  places.filter((each, at) => places.findIndex((other) => isSame(each, other)) === at)

const isSame = (one: Place, other: Place) => one.product_id === other.product_id && one.tooth === other.tooth
