import { outOfScopeReasons } from '@clinic/core/satu-sehat'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import type { SatuSehatVisit } from '../../entities/satu-sehat/satu-sehat-query'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'

interface VisitFactsProps {
  visit: SatuSehatVisit
  /** How many allergies of the patient have no code, and so are not sent. */
  uncodedAllergies: number
}

/** Whose visit it was, who treated, and what is not sent for which reason. */
export function VisitFacts({ visit, uncodedAllergies: count }: VisitFactsProps) {
  const { fields, page } = useTexts()['satu-sehat']
  const { label } = useLabels()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { id, patient, doctor_name, finished_at, reason, note } = visit
  return (
    <Card title={page.visit()}>
      <KeyValue
        pairs={[
          {
            label: fields.patient(),
            value: (
              <Link href={`/clinic/patient/${patient.id}/visit?visit=${id}`} className={link()}>
                {page.record({ name: personName(patient), record: patient.record_number })}
              </Link>
            ),
          },
          { label: fields.doctor(), value: doctor_name },
          { label: fields.finished_at(), value: dateTime(finished_at) },
          ...(reason ? [{ label: fields.reason(), value: label(outOfScopeReasons, reason) }] : []),
          ...(count > 0 ? [{ label: page.allergies(), value: page.uncoded({ count }) }] : []),
          ...(note ? [{ label: fields.note(), value: note }] : []),
        ]}
      />
    </Card>
  )
}
