import type { Schema } from '@clinic/api'
import contract from '@clinic/api/contract'
import type { ImportKindName } from '@clinic/core/import'
import { normalisePhone } from '@clinic/core/patient'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sql } from 'kysely'
import type { Call, Caller, UseCase } from '../../contract'
import type { Transaction } from '../../database/schema'
import type { Sentence } from '../../refusal'
import { doctorUseCases } from '../doctor/doctor'
import { createPatient } from '../patient/create-patient'
import { productUseCases } from '../product/product'

type Creating = 'createPatient' | 'createProduct' | 'createDoctor'

/** How one of a kind is created: by the operation of the contract that creates one by one, with its rules and its roles. */
export interface ImportedKind {
  operation: Creating
  validate: ValidateFunction
  create: (asked: Asked, input: unknown) => Promise<unknown>
  /** What no two of them have in common; none where nothing tells them apart. */
  keyOf: (input: never) => string | null
  keyField: string
  /** What creating one does not refuse, and bringing many must: those that are there already. */
  known?: (
    tx: Transaction,
    caller: Caller,
    inputs: readonly never[],
  ) => Promise<{ keys: Set<string>; sentence: Sentence }>
}

export interface Asked {
  tx: Transaction
  call: Call<'checkImport' | 'runImport'>
}

const ajv = addFormats(new Ajv2020({ allErrors: true, allowUnionTypes: true, strictSchema: false }))
ajv.addSchema({ $id: 'contract', components: contract.components })

function imported<Input>(
  name: 'Patient' | 'Product' | 'Doctor',
  create: (call: never) => Promise<unknown>,
  kind: {
    keyOf: (input: Input) => string | null
    keyField: keyof Input & string
    known?: (
      tx: Transaction,
      caller: Caller,
      inputs: readonly Input[],
    ) => Promise<{ keys: Set<string>; sentence: Sentence }>
  },
): ImportedKind {
  return {
    ...kind,
    operation: `create${name}`,
    validate: ajv.compile({ $ref: `contract#/components/schemas/${name}Input` }),
    create: ({ tx, call: { caller, changes, now } }, body) => {
      const call = { operationId: `create${name}`, body, query: {}, path: {}, idempotencyKey: undefined }
      // the schema has just been asked: this is where a row becomes typed
      return create({ ...call, caller, changes, now, database: tx } as never)
    },
  }
}

export const importedKinds: Readonly<Record<ImportKindName, ImportedKind>> = {
  patient: imported<Schema<'PatientInput'>>('Patient', createPatient satisfies UseCase<'createPatient'>, {
    keyOf: (patient) =>
      patient.identification === 'nik_mother' || patient.identity_number === ''
        ? personKey(patient)
        : `${patient.identification} ${patient.identity_number}`.toLowerCase(),
    keyField: 'identity_number',
    known: knownPatients,
  }),
  product: imported<Schema<'ProductInput'>>('Product', productUseCases.createProduct, {
    keyOf: ({ code }) => code.toLowerCase(),
    keyField: 'code',
  }),
  doctor: imported<Schema<'DoctorInput'>>('Doctor', doctorUseCases.createDoctor, {
    keyOf: ({ nik }) => nik,
    keyField: 'nik',
  }),
}

type Person = Pick<Schema<'PatientInput'>, 'first_name' | 'last_name' | 'date_of_birth' | 'phone'>

/** Who has no number of their own is told apart by name, date of birth and phone. */
const personKey = ({ first_name, last_name, date_of_birth, phone }: Person) =>
  [`${first_name.trim()} ${last_name.trim()}`.trim().toLowerCase(), date_of_birth, normalisePhone(phone)].join(' | ')

/** A file that is sent twice must not make everybody twice. */
async function knownPatients(tx: Transaction, { company_id, clinic_id }: Caller, inputs: readonly Person[]) {
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
