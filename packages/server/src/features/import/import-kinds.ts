import type { Schema } from '@clinic/api'
import contract from '@clinic/api/contract'
import type { ImportKindName } from '@clinic/core/import'
import { displayName, normalisePhone } from '@clinic/core/patient'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import { companyMedicine } from '../../domain/company-medicine/company-medicine'
import { houseDentist } from '../../domain/doctor/dentist'
import { addPatients } from '../../domain/patient/create-patient'
import { findNamesakes } from '../../domain/patient/find-namesakes'
import { offeredProduct } from '../../domain/product/offered-product'
import type { Call, Caller } from '../../use-case/contract'
import { masterUseCases } from '../../use-case/master'
import { schemaChecker } from '../../use-case/schema-checker'
import type { FilledSentence, Sentence } from '../../use-case/sentence'

type Creating = 'createPatient' | 'createProduct' | 'createDoctor' | 'createCompanyMedicine'

/** How one of a kind is created: by the operation of the contract that creates one by one, with its rules and its roles. */
export interface ImportedKind {
  operation: Creating
  validate: ValidateFunction
  /** All of them, or none when one is refused. */
  create: (step: ImportStep, inputs: readonly unknown[]) => Promise<unknown>
  /** The key that must differ between them; null if they have none. */
  keyOf: (input: never) => string | null
  keyField: string
  /** Finds the rows that exist already: creating one by hand allows a duplicate, importing does not. */
  known?: (
    tx: Transaction,
    caller: Caller,
    inputs: readonly never[],
  ) => Promise<{ keys: Set<string>; sentence: Sentence }>
  /** Finds likely duplicates, by their place: a person has to decide. */
  likely?: (tx: Transaction, caller: Caller, inputs: readonly never[]) => Promise<Map<number, FilledSentence>>
}

/** The transaction in which rows are created, and the call that asked for it. */
export interface ImportStep {
  tx: Transaction
  call: Call<'checkImport' | 'mendImportRow' | 'runImport'>
}

const ajv = schemaChecker({ strictSchema: false })
ajv.addSchema({ $id: 'contract', components: contract.components })

function imported<Input>(
  name: 'Patient' | 'Product' | 'Doctor' | 'CompanyMedicine',
  kind: {
    create: (step: ImportStep, inputs: readonly Input[]) => Promise<unknown>
    keyOf: (input: Input) => string | null
    keyField: keyof Input & string
    known?: (
      tx: Transaction,
      caller: Caller,
      inputs: readonly Input[],
    ) => Promise<{ keys: Set<string>; sentence: Sentence }>
    likely?: (tx: Transaction, caller: Caller, inputs: readonly Input[]) => Promise<Map<number, FilledSentence>>
  },
): ImportedKind {
  return {
    ...kind,
    operation: `create${name}`,
    validate: ajv.compile({ $ref: `contract#/components/schemas/${name}Input` }),
    // the schema has just been asked: this is where rows become typed
    create: (context, inputs) => kind.create(context, inputs as readonly Input[]),
  }
}

/** By the operation that creates one. */
const oneByOne =
  <Input>(operationId: Creating, create: (call: never) => Promise<unknown>) =>
  async ({ tx, call: { caller, changes, now } }: ImportStep, inputs: readonly Input[]) => {
    const context = { operationId, query: {}, path: {}, idempotencyKey: undefined, caller, changes, now, database: tx }
    for (const body of inputs) await create({ ...context, body } as never)
  }

export const importedKinds: Readonly<Record<ImportKindName, ImportedKind>> = {
  patient: imported<Schema<'PatientInput'>>('Patient', {
    create: ({ tx, call: { caller, now } }, inputs) => addPatients(tx, caller, { inputs, now }),
    keyOf: (patient) =>
      patient.identification === 'nik_mother' || patient.identity_number === ''
        ? personKey(patient)
        : `${patient.identification} ${patient.identity_number}`.toLowerCase(),
    keyField: 'identity_number',
    known: knownPatients,
    likely: likelyPatients,
  }),
  product: imported<Schema<'ProductInput'>>('Product', {
    create: oneByOne('createProduct', masterUseCases('Product', offeredProduct).createProduct),
    keyOf: ({ code }) => code.toLowerCase(),
    keyField: 'code',
  }),
  company_medicine: imported<Schema<'CompanyMedicineInput'>>('CompanyMedicine', {
    create: oneByOne('createCompanyMedicine', masterUseCases('CompanyMedicine', companyMedicine).createCompanyMedicine),
    keyOf: ({ name, strength, form }) => [name, strength, form].join(' ').toLowerCase(),
    keyField: 'name',
  }),
  doctor: imported<Schema<'DoctorInput'>>('Doctor', {
    create: oneByOne('createDoctor', masterUseCases('Doctor', houseDentist).createDoctor),
    keyOf: ({ nik }) => nik,
    keyField: 'nik',
  }),
}

type Person = Pick<Schema<'PatientInput'>, 'first_name' | 'last_name' | 'date_of_birth' | 'phone'>

/** People without an identity number are told apart by name, date of birth and phone. */
const personKey = ({ first_name, last_name, date_of_birth, phone }: Person) =>
  [`${first_name.trim()} ${last_name.trim()}`.trim().toLowerCase(), date_of_birth, normalisePhone(phone)].join(' | ')

/** A file that is sent twice must not make everybody twice. */
async function knownPatients(tx: Transaction, { company_id, clinic_id }: Caller, inputs: readonly Person[]) {
  // sent twice at once, as two imports, the second looks when the first has brought its people
  const name = `import patient ${company_id} ${clinic_id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const births = [...new Set(inputs.map(({ date_of_birth }) => date_of_birth))]
  const people = await tx
    .selectFrom('patient')
    .select(['first_name', 'last_name', 'date_of_birth', 'phone'])
    .where('company_id', '=', company_id)
    .where('clinic_id', '=', clinic_id)
    .where('date_of_birth', '=', sql<string>`any(${births}::date[])`)
    .execute()
  return { keys: new Set(people.map(personKey)), sentence: 'patientThere' as const }
}

/** A phone alone says little in a list of families: the name and the birthday do. */
async function likelyPatients(tx: Transaction, caller: Caller, inputs: readonly Person[]) {
  const namesakes = await findNamesakes(tx, caller, inputs)
  return new Map(
    namesakes.map(({ place, id, record_number, ...person }): [number, FilledSentence] => [
      place,
      { sentence: 'patientLikely', values: { name: displayName(person), record_number, patient_id: id } },
    ]),
  )
}
