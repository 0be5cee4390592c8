import { useTexts } from '../../platform/texts/use-texts'
import { usePatientAddress } from './use-patient-address'

/** Returns the texts for a patient this clinic does not have. */
export function useMissingPatient() {
  const texts = useTexts().patient.page
  return {
    title: texts.missingPatient(),
    text: texts.missingPatientText(),
    href: usePatientAddress(),
    leave: texts.toList(),
  }
}
