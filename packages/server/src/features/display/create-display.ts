import { recordEvent } from '../../audit/record-event'
import { linkToken } from '../../domain/account/link-token'
import { hashToken } from '../../domain/account/open-session'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { displayRows } from './display-rows'

const mostInUse = 20

/** The token cannot be derived from what is stored: nobody can show it again. */
export const createDisplay: UseCase<'createDisplay'> = ({ body, caller, database, now }) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    // two managers at once count one after the other
    await tx
      .selectFrom('clinic')
      .select('id')
      .where((eb) => eb.and({ company_id, id: clinic_id }))
      .forUpdate()
      .execute()
    const inUse = await displayRows(tx, caller).where('revoked_at', 'is', null).execute()
    if (inUse.length >= mostInUse) throw new Refusal(422, 'tooManyDisplays', { values: { most: mostInUse } })

    const token = linkToken()
    const { id } = await tx
      .insertInto('display')
      .values({
        company_id,
        clinic_id,
        name: body.name.trim(),
        language: body.language,
        token_hash: hashToken(token),
        created_at: now.toISOString(),
        created_by: caller.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const display = await displayRows(tx, caller).where('id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'create', object: 'display', object_id: id, after: display })
    return { display, token }
  })
