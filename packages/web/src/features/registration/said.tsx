import type { PatientInput } from '@clinic/core/patient'
import { KeyValue } from '../../ui/key-value'
import { facts } from './facts'
import { useFacts } from './use-facts'

/** What the visitor wrote, with nothing to compare it to. */
export function Said({ patient }: { patient: PatientInput }) {
  const { labelOf, tell } = useFacts()
  return <KeyValue pairs={facts.map(({ name }) => ({ label: labelOf(name), value: tell(patient, name) }))} />
}
