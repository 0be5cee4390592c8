import type { Schema } from '@clinic/api'
import { isPrescribed } from '@clinic/core/prescription'
import { useQuery } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import { useLocation, useParams } from 'wouter'
import { type Prescription, prescriptionQuery } from '../../entities/prescription/prescription-query'
import { PrintedLines } from '../../entities/prescription/printed-lines'
import { useApp } from '../../platform/app/app-context'
import { PrintedPage } from '../../platform/print/printed-page'
import { Sheet } from '../../platform/print/sheet'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { SheetSignature } from '../../platform/print/sheet-signature'
import { RecordGate } from '../../platform/record/record-gate'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { ageText } from '../../platform/texts/age-text'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'

/** The signed prescriptions of a visit for the pharmacy, each on a sheet of A5 of its own. */
export default function PrescriptionSheet() {
  const { api } = useApp()
  const { practice, prescription } = useTexts()
  const { missing } = practice
  const { id, visit } = useParams<{ id: string; visit?: string }>()
  const [, area] = useLocation()[0].split('/')
  // from the page of a patient it leads back there
  const back =
    visit === undefined
      ? { href: `/${area}/idental/start-practice?visit=${id}`, label: prescription.print.back() }
      : { href: `/${area}/patient/${id}/prescription`, label: prescription.print.backToPatient() }
  const home = visit === undefined ? `/${area}/idental` : back.href
  const query = useQuery(prescriptionQuery(api, Number(visit ?? id)))
  const signed = query.data?.prescriptions.filter(isForPharmacy) ?? []
  return (
    <PrintedPage title={prescription.title()} back={back} isReady={signed.length > 0}>
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{
          title: missing.title(),
          text: missing.text(),
          href: home,
          leave: visit === undefined ? missing.leave() : back.label,
        }}
      >
        {({ patient }) =>
          signed.length === 0 ? (
            <EmptyState title={prescription.print.none()}>{prescription.print.noneText()}</EmptyState>
          ) : (
            <div className={printing().sheets}>
              {signed.map((each) => (
                <OneSheet key={each.id} prescription={each} patient={patient} />
              ))}
            </div>
          )
        }
      </RecordGate>
    </PrintedPage>
  )
}

/** What was signed and holds. */
const isForPharmacy = ({ signature, state, content }: Prescription) =>
  signature !== null && state !== 'cancelled' && isPrescribed(content)

function OneSheet({ prescription, patient }: { prescription: Prescription; patient: Schema<'AppointmentPatient'> }) {
  const texts = useTexts()
  const { print, title } = texts.prescription
  const { today, timeZone } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const { signature } = prescription
  return (
    <Sheet paper="a5" title={title()}>
      <PrintedLines {...prescription} />
      <SheetFacts
        facts={[
          [print.patient(), personName(patient)],
          [print.recordNumber(), patient.record_number],
          [print.age(), ageText(texts.patient, patient.date_of_birth, { today })],
          [print.date(), signature ? dateTime(signature.signed_at) : ''],
        ]}
      />
      {signature && <SheetSignature name={signature.name} number={print.licence({ number: signature.sip_number })} />}
    </Sheet>
  )
}
