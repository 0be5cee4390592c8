import { isOwnPhoto } from '../../domain/photo/own-photo'
import type { UseCase } from '../../use-case/contract'
import { FileAnswer } from '../../use-case/file-answer'
import { Refusal } from '../../use-case/refusal'

/** Shows everybody the photo of themselves; those of others only the desk sees. */
export const getMyPhoto: UseCase<'getMyPhoto'> = async ({ database, caller, query: { size = 'large' } }) => {
  const { company_id, user_id } = caller
  const photo = await database
    .selectFrom('user')
    .innerJoin('photo', (join) =>
      join
        .onRef('photo.company_id', '=', 'user.company_id')
        .onRef('photo.clinic_id', '=', 'user.clinic_id')
        .on(isOwnPhoto),
    )
    .select(['name', `${size} as bytes`])
    .where('user.company_id', '=', company_id)
    .where('user.id', '=', user_id)
    .executeTakeFirst()
  if (!photo) throw new Refusal(404, 'notFound')
  return new FileAnswer(Buffer.from(photo.bytes), 'image/webp', { etag: `"${photo.name}-${size}"` })
}
