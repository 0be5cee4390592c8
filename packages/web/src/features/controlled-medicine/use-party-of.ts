import { isolated, personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import type { ControlledMovement } from './controlled-medicine-query'

/** Returns who a movement came from or went to, and what the register says of them; of a correction its note. */
export function usePartyOf() {
  const { record, supplierInvoice } = useTexts()['controlled-medicine']
  return (row: ControlledMovement): { name: string; about: string[] } => {
    const { patient, patient_address, doctor_name, supplier_name, invoice_number, note } = row
    if (patient)
      return {
        name: personName(patient),
        about: [
          record({ number: patient.record_number }),
          patient_address,
          doctor_name ? isolated(doctor_name) : '',
        ].filter(Boolean),
      }
    const [name = '', ...about] = [
      supplier_name ? isolated(supplier_name) : note,
      invoice_number && supplierInvoice({ number: invoice_number }),
    ].filter(Boolean)
    return { name, about }
  }
}
