import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { clinicImages } from '../../domain/clinic/clinic-images'
import type { Caller, UseCases } from '../../use-case/contract'
import { FileAnswer } from '../../use-case/file-answer'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { encodeClinicImage } from './encode-clinic-image'

/** Images have no version: the last one sent wins. */
export const clinicImageUseCases: UseCases<'getClinicImage' | 'setClinicImage' | 'removeClinicImage'> = {
  async getClinicImage({ database, caller: { company_id, clinic_id }, path: { kind }, query }) {
    const size = query.size ?? 'large'
    const image = await database
      .selectFrom('clinic_image')
      .select(['name', `${size} as bytes`])
      .where((eb) => eb.and({ company_id, clinic_id, kind }))
      .executeTakeFirst()
    if (!image) throw new Refusal(404, 'notFound')
    return new FileAnswer(Buffer.from(image.bytes), 'image/webp', { etag: `"${image.name}-${size}"` })
  },

  async setClinicImage({ database, caller, path: { kind }, body, now }) {
    const { company_id, clinic_id } = caller
    const encoded = await encodeClinicImage(body) // not while others wait for the transaction
    const { name, width, height } = encoded
    return transaction(database, async (tx) => {
      await inTurn(tx, caller)
      const { [kind]: before } = await clinicImages(tx, caller)
      const written = { ...encoded, created_at: now }
      await tx
        .insertInto('clinic_image')
        .values({ company_id, clinic_id, kind, ...written })
        .onConflict((conflict) => conflict.columns(['company_id', 'clinic_id', 'kind']).doUpdateSet(written))
        .execute()
      const image = { name, width, height }
      recordEvent(tx, caller, {
        action: 'set_image',
        object: 'clinic',
        object_id: clinic_id,
        before: { [kind]: before },
        after: { [kind]: image },
      })
      return { image }
    })
  },

  removeClinicImage: ({ database, caller, path: { kind } }) =>
    transaction(database, async (tx) => {
      const { company_id, clinic_id } = caller
      await inTurn(tx, caller)
      const { [kind]: before } = await clinicImages(tx, caller)
      if (before === null) return { image: null }
      await tx
        .deleteFrom('clinic_image')
        .where((eb) => eb.and({ company_id, clinic_id, kind }))
        .execute()
      recordEvent(tx, caller, {
        action: 'remove_image',
        object: 'clinic',
        object_id: clinic_id,
        before: { [kind]: before },
        after: { [kind]: null },
      })
      return { image: null }
    }),
}

/** Of two who send at once, the second finds what the first has left. */
const inTurn = (tx: Transaction, { company_id, clinic_id }: Caller) =>
  tx
    .selectFrom('clinic')
    .select('id')
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .forUpdate()
    .execute()
