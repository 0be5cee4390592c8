import { proposedMaterials } from '@clinic/core/usage'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { doneProcedures } from './done-procedures'

interface Treated {
  visit_id: number
  note_id: number
}

/** What a visit used by its signed note and its assistants, and did not take from the stock yet. */
export async function treatedMaterials(tx: Transaction, caller: Caller, { visit_id, note_id }: Treated) {
  return proposedMaterials({
    ...(await doneProcedures(tx, caller, note_id)),
    recorded: await recordedMaterials(tx, caller, visit_id),
    taken: await takenMaterials(tx, caller, visit_id),
  })
}

/** The amounts that assistants recorded and nobody corrected; what was taken back was none. */
const recordedMaterials = (tx: Transaction, { company_id, clinic_id }: Caller, visit_id: number) =>
  tx
    .selectFrom('assistance_material as used')
    .innerJoin('assistance', (join) =>
      join
        .onRef('assistance.company_id', '=', 'used.company_id')
        .onRef('assistance.clinic_id', '=', 'used.clinic_id')
        .onRef('assistance.id', '=', 'used.assistance_id'),
    )
    .select('used.medicine_id')
    .select(sql<number>`used.quantity::double precision`.as('quantity'))
    .where('used.company_id', '=', company_id)
    .where('used.clinic_id', '=', clinic_id)
    .where('assistance.visit_id', '=', visit_id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('assistance_material as later')
            .select('later.id')
            .whereRef('later.company_id', '=', 'used.company_id')
            .whereRef('later.clinic_id', '=', 'used.clinic_id')
            .whereRef('later.supersedes', '=', 'used.id'),
        ),
      ),
    )
    .orderBy('used.id')
    .execute()

const takenMaterials = (tx: Transaction, { company_id, clinic_id }: Caller, visit_id: number) =>
  tx
    .selectFrom('medicine_transaction as document')
    .innerJoin('medicine_movement as moved', (join) =>
      join
        .onRef('moved.company_id', '=', 'document.company_id')
        .onRef('moved.clinic_id', '=', 'document.clinic_id')
        .onRef('moved.transaction_id', '=', 'document.id'),
    )
    .select('moved.medicine_id')
    .select(sql<number>`-moved.quantity`.as('quantity'))
    .where('document.company_id', '=', company_id)
    .where('document.clinic_id', '=', clinic_id)
    .where('document.visit_id', '=', visit_id)
    .execute()
