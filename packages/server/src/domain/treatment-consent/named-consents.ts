import type { Schema } from '@clinic/api'
import type { CoveringConsent } from '@clinic/core/treatment-consent'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import type { Sentence } from '../../use-case/sentence'

type Procedures = readonly Pick<Schema<'NoteProcedure'>, 'consent'>[]

const idsIn = (procedures: Procedures) => procedures.flatMap(({ consent }) => consent?.consent_id ?? [])

/** The consents that procedures name, held until the transaction ends: none is revoked before the note that relies on it is signed. */
export async function namedConsents(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  procedures: Procedures,
): Promise<CoveringConsent[]> {
  const ids = idsIn(procedures)
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('treatment_consent')
    .select(['id', 'patient_id', 'state', 'content'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(({ patient_id, ...consent }) => ({ ...consent, patient: { id: patient_id } }))
}

/** Returns which procedures name a consent that the clinic does not have. Whether it allows the procedure is asked when the visit is finished. */
export async function consentIdProblems(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  procedures: Procedures,
): Promise<[field: string, problem: Sentence][]> {
  const ids = idsIn(procedures)
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('treatment_consent')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return procedures.flatMap(({ consent }, row): [string, Sentence][] =>
    consent?.consent_id && !known.has(consent.consent_id)
      ? [[`procedures.${row}.consent.consent_id`, 'notOffered']]
      : [],
  )
}
