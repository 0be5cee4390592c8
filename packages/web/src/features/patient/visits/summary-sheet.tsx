import '../../../writing.css'
import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { sexes } from '@clinic/core/patient'
import { isPrescribed } from '@clinic/core/prescription'
import { useQuery } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import { useParams } from 'wouter'
import { type Note, noteQuery } from '../../../entities/note/note-query'
import { SignatureLine } from '../../../entities/note/signature-line'
import { WrittenNote } from '../../../entities/note/written-note'
import { type Prescription, prescriptionQuery } from '../../../entities/prescription/prescription-query'
import { PrintedLines } from '../../../entities/prescription/printed-lines'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { PrintedPage } from '../../../platform/print/printed-page'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { SheetSignature } from '../../../platform/print/sheet-signature'
import { RecordGate } from '../../../platform/record/record-gate'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { ageText } from '../../../platform/texts/age-text'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { useMissingPatient } from '../use-missing-patient'
import { usePatientAddress } from '../use-patient-address'

/** The summary of a visit on A4, from what was signed: the notes with their addenda, and what was prescribed. */
export default function SummarySheet() {
  const { api } = useApp()
  const { visits, otherRole } = useTexts()['patient-record']
  const { id, visit } = useParams<{ id: string; visit: string }>()
  const address = usePatientAddress()
  const missing = useMissingPatient()
  const canRead = useCanCall(operationRoles.getVisitNote)
  const notes = useQuery({ ...noteQuery(api, Number(visit)), enabled: canRead })
  const prescribed = useQuery({ ...prescriptionQuery(api, Number(visit)), enabled: canRead })
  const signed = notes.data?.notes.filter(({ signature }) => signature !== null) ?? []
  const { summary } = visits
  return (
    <PrintedPage
      title={summary.title()}
      back={{ href: `${address}/${id}/visit?visit=${visit}`, label: summary.back() }}
      isReady={signed.length > 0 && prescribed.data !== undefined}
    >
      {!canRead && (
        <EmptyState kind="filtered" title={otherRole.title()}>
          {otherRole.text()}
        </EmptyState>
      )}
      {canRead && (
        <RecordGate query={notes} skeleton={<Skeleton shape="block" />} missing={missing}>
          {({ patient }) => {
            if (signed.length === 0) return <EmptyState title={summary.none()}>{summary.noneText()}</EmptyState>
            // without its prescriptions it would not be the summary
            if (!prescribed.data)
              return prescribed.error ? <LoadFailed query={prescribed} /> : <Skeleton shape="block" />
            const prescriptions = prescribed.data.prescriptions.filter(
              ({ signature, state, content }) => signature !== null && state !== 'cancelled' && isPrescribed(content),
            )
            return <Summary patient={patient} notes={signed} prescriptions={prescriptions} />
          }}
        </RecordGate>
      )}
    </PrintedPage>
  )
}

interface SummaryProps {
  patient: Schema<'AppointmentPatient'>
  notes: readonly Note[]
  prescriptions: readonly Prescription[]
}

function Summary({ patient, notes, prescriptions }: SummaryProps) {
  const texts = useTexts()
  const { summary } = texts['patient-record'].visits
  const { signed } = texts.note
  const { label } = useLabels()
  const { timeZone, today } = useClinicDay()
  const { date, dateTime } = useFormat(timeZone)
  const classes = printing()
  const last = notes.at(-1)?.signature
  return (
    <Sheet paper="a4" title={summary.title()}>
      <SheetFacts
        facts={[
          [summary.name(), personName(patient)],
          [summary.record_number(), patient.record_number],
          [summary.sex(), label(sexes, patient.sex)],
          [
            summary.born(),
            `${date(patient.date_of_birth)} (${ageText(texts.patient, patient.date_of_birth, { today })})`,
          ],
        ]}
      />
      {notes.map((note) => (
        <section key={note.id} className={classes.letter}>
          <h3>{note.signature && signed.title({ when: dateTime(note.signature.signed_at) })}</h3>
          <WrittenNote content={note.content} />
          {note.signature && <SignatureLine signature={note.signature} isIntact={note.is_intact} />}
          {note.addenda.map((addendum) => (
            <section key={addendum.id} aria-label={signed.addendum()} className={classes.letter}>
              <h3>{signed.addendum()}</h3>
              <p className={classes.written}>{addendum.text}</p>
              <SignatureLine signature={addendum.signature} isIntact={addendum.is_intact} />
            </section>
          ))}
        </section>
      ))}
      {prescriptions.length > 0 && (
        <section className={classes.letter}>
          <h3>{texts.prescription.title()}</h3>
          {prescriptions.map((each) => (
            <PrintedLines key={each.id} {...each} />
          ))}
        </section>
      )}
      {last && (
        <SheetSignature name={last.name} number={texts.prescription.print.licence({ number: last.sip_number })} />
      )}
    </Sheet>
  )
}
