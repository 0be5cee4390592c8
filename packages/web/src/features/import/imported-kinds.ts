import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { type ImportKindName, importKinds } from '@clinic/core/import'
import type { useCanCall } from '../../platform/session/use-can-call'
import type { useTexts } from '../../platform/texts/use-texts'

type Texts = ReturnType<typeof useTexts>

interface ImportedKind {
  /** The operation a caller must be allowed to call to import. */
  operation: Parameters<typeof useCanCall>[0]
  /** The address of the list of those that are created. */
  list: string
  /** The labels of the fields in the form for a single record. */
  labels: (texts: Texts) => Readonly<Record<string, () => string>>
  /** Asked for where a file says nothing of it, with why. */
  defaultValues: { fields: readonly string[]; about: (texts: Texts) => string } | null
}

/** The data the screens need for each kind; its columns are in core. */
export const importedKinds: Readonly<Record<ImportKindName, ImportedKind>> = {
  patient: {
    operation: operationRoles.createPatient,
    list: '/clinic/patient',
    labels: ({ patient, import: { columns } }) => ({ ...patient.fields, full_name: columns.fullName }),
    defaultValues: {
      fields: ['relative_name', 'relative_phone'],
      about: (texts) => texts.import.columns.fillEmergency(),
    },
  },
  product: {
    operation: operationRoles.createProduct,
    list: '/clinic/product',
    // a text called `name` is lost when the others are spread
    labels: ({ product: { fields, prices }, master }) => ({
      ...fields,
      name: fields.name,
      price: prices.price,
      status: master.status,
    }),
    defaultValues: null,
  },
  company_medicine: {
    operation: operationRoles.createCompanyMedicine,
    list: '/clinic/company-medicine',
    labels: ({ 'company-medicine': { fields }, master }) => ({ ...fields, name: fields.name, status: master.status }),
    defaultValues: null,
  },
  doctor: {
    operation: operationRoles.createDoctor,
    list: '/clinic/doctor',
    labels: ({ doctor }) => doctor.fields,
    defaultValues: null,
  },
}

/** A field in words: a part of an address by its own name. */
export function labelOf(texts: Texts, kind: ImportKindName, field: string) {
  const labels = importedKinds[kind].labels(texts)
  return labels[field.replace(/^.*\./, '')]?.() ?? field
}

/** Returns the problem of a row with its field: `Date of birth: …` */
export const reasonOf = (texts: Texts, kind: ImportKindName, { field, text }: Schema<'ImportProblem'>) =>
  field === '' ? text : texts.import.rows.problem({ field: labelOf(texts, kind, field), text })

/** The kind whose list is at this address. */
export const importedAt = (list: string): ImportKindName | undefined =>
  importedNames.find((kind) => importedKinds[kind].list === list)
const importedNames = Object.keys(importKinds).filter((name): name is ImportKindName => name in importKinds)

export const importBase = (kind: ImportKindName) => `${importedKinds[kind].list}/import`
