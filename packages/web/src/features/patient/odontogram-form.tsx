import type { Schema } from '@clinic/api'
import { dentitionAt, drawingOf, mouthOf, rowsShown, toothRows } from '@clinic/core/odontogram'
import { ageOn, sexes } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import { useParams } from 'wouter'
import { Indices } from '../../entities/odontogram/indices'
import { Odontogram } from '../../entities/odontogram/odontogram'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import { ToothTable } from '../../entities/odontogram/tooth-table'
import { PrintedExamination } from '../../entities/oral-examination/printed-examination'
import { useApp } from '../../platform/app/app-context'
import { PrintedPage } from '../../platform/print/printed-page'
import { Sheet } from '../../platform/print/sheet'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { SheetSignature } from '../../platform/print/sheet-signature'
import { RecordGate } from '../../platform/record/record-gate'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { ageText } from '../../platform/texts/age-text'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { usePatientAddress } from './use-patient-address'

/** The chart of teeth on a sheet of A4, to sign by hand: who the patient is, the drawing, the indices, and the same in words. */
export default function OdontogramForm() {
  useNamespace('oral-examination')
  const { api } = useApp()
  const { form, ofPatient } = useTexts().odontogram
  const { id } = useParams<{ id: string }>()
  const address = usePatientAddress()
  const query = useQuery(odontogramQuery(api, Number(id)))
  return (
    <PrintedPage
      title={form.title()}
      back={{ href: `${address}/${id}/odontogram`, label: form.back() }}
      isReady={query.data !== undefined}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: ofPatient.none(), text: ofPatient.noneText(), href: address, leave: ofPatient.leave() }}
      >
        {(odontogram) => <Form odontogram={odontogram} />}
      </RecordGate>
    </PrintedPage>
  )
}

function Form({ odontogram }: { odontogram: Schema<'Odontogram'> }) {
  const texts = useTexts()
  const { odontogram: words } = texts
  const { timeZone, today } = useClinicDay()
  const { findings, examination, patient } = odontogram
  const mouth = mouthOf(findings, { examination: examination ?? undefined })
  const drawing = drawingOf(mouth, 'now')
  const rows = rowsShown(dentitionAt(ageOn(patient.date_of_birth, today).years), [...drawing.teeth.keys()])
  return (
    <Sheet paper="a4" title={words.form.title()}>
      <Patient odontogram={odontogram} />
      <div className={printing().chart}>
        <Odontogram drawing={drawing} rows={rows} />
      </div>
      <Indices now={mouth.now} dateOfBirth={patient.date_of_birth} />
      <PrintedExamination examinations={odontogram.oral_examinations} />
      {timeZone && findings.length > 0 ? (
        <ToothTable label={words.title()} rows={toothRows(mouth, rows)} timeZone={timeZone} />
      ) : (
        <p>{words.ofPatient.empty()}</p>
      )}
      <SheetSignature title={words.form.examinedBy()} name={odontogram.visits.at(-1)?.doctor_name ?? ''} />
    </Sheet>
  )
}

function Patient({ odontogram: { patient, last_visit } }: { odontogram: Schema<'Odontogram'> }) {
  const texts = useTexts()
  const { form } = texts.odontogram
  const { label } = useLabels()
  const { date } = useFormat()
  const { today } = useClinicDay()
  const facts: readonly [string, string][] = [
    [form.name(), personName(patient)],
    [form.record_number(), patient.record_number],
    [form.sex(), label(sexes, patient.sex)],
    [form.born(), `${date(patient.date_of_birth)} (${ageText(texts.patient, patient.date_of_birth, { today })})`],
    [form.examined(), last_visit ? date(last_visit) : form.nobody()],
  ]
  return <SheetFacts facts={facts} />
}
