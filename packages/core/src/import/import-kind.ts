import { companyMedicineColumns } from '../company-medicine/company-medicine.columns'
import { doctorColumns, withTitles } from '../doctor/doctor.columns'
import { patientColumns, withDerived } from '../patient/patient.columns'
import { productColumns } from '../product/product.columns'
import type { ImportColumn } from './import-column'

export type ImportKindName = 'patient' | 'product' | 'doctor' | 'company_medicine'

/** A kind of import: the columns a file may have, and the defaults. */
export interface ImportKind {
  columns: readonly ImportColumn[]
  /** Derives fields that have no cell from others. */
  completed?: (values: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** The field that must differ in every row. */
  key: string
}

export const importKinds: Readonly<Record<ImportKindName, ImportKind>> = {
  patient: { columns: patientColumns, completed: withDerived, key: 'identity_number' },
  product: { columns: productColumns, key: 'code' },
  company_medicine: { columns: companyMedicineColumns, key: 'name' },
  doctor: { columns: doctorColumns, completed: withTitles, key: 'nik' },
}
