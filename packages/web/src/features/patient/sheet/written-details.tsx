import type { Schema } from '@clinic/api'
import { isMinor } from '@clinic/core/patient'
import { printing } from 'styled-system/recipes'
import type { Summary } from '../../../entities/medical-alert/alerts-query'
import type { PatientPolicy } from '../../../entities/patient-policy/policy-query'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { SheetSignature } from '../../../platform/print/sheet-signature'
import { usePrintedAt } from '../../../platform/print/use-printed-at'
import { useAccount } from '../../../platform/session/use-account'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { usePrintedSections } from './use-printed-sections'
import { WrittenAlerts } from './written-alerts'
import { WrittenPolicies } from './written-policies'

interface WrittenDetailsProps {
  patient: Schema<'Patient'>
  topics: readonly Summary[]
  policies: readonly PatientPolicy[]
}

/** What the printed personal data say: the patient by section, alerts and policies, and where the patient or guardian signs. */
export function WrittenDetails({ patient, topics, policies }: WrittenDetailsProps) {
  const { patient: texts, 'patient-record': record } = useTexts()
  const { timeZone, today } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const sections = usePrintedSections(patient)
  const printedAt = usePrintedAt()
  const account = useAccount()
  const classes = printing()
  const { sheet } = record
  return (
    <Sheet paper="a4" title={sheet.title()}>
      <SheetFacts
        facts={[
          [texts.fields.record_number(), patient.record_number],
          [sheet.printed(), dateTime(printedAt)],
          [texts.fields.created_at(), dateTime(patient.created_at)],
          [sheet.printedBy(), account?.displayname],
        ]}
      />
      <div className={classes.columns}>
        {sections.map(({ title, facts }) => (
          <section key={title} className={classes.group}>
            <h3>{title}</h3>
            <SheetFacts facts={facts} />
          </section>
        ))}
      </div>
      <WrittenAlerts topics={topics} />
      <WrittenPolicies policies={policies} />
      <SheetSignature
        title={sheet.confirmed()}
        name={isMinor(patient.date_of_birth, today) ? patient.guardian_name : personName(patient)}
      />
    </Sheet>
  )
}
