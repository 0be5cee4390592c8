import type { PatientInput } from '@clinic/core/patient'
import { facts } from '@clinic/core/patient-merge'
import { useFacts } from '../../../entities/patient/use-facts'
import { KeyValue } from '../../../ui/key-value'

/** Shows the visitor's details, with nothing to compare them to. */
export function SubmittedDetails({ patient }: { patient: PatientInput }) {
  const { labelOf, tell } = useFacts()
  return (
    <KeyValue
      pairs={facts.map((fact) => ({
        label: labelOf(fact.name),
        value: tell(patient, fact.name) && <bdi>{tell(patient, fact.name)}</bdi>,
      }))}
    />
  )
}
