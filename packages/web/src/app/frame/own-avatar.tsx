import type { Account } from '@clinic/core/auth'
import { PersonAvatar } from '../../entities/photo/person-avatar'

/** The photo of the signed-in person. */
export default function OwnAvatar({ account: { id, displayname, photo } }: { account: Account }) {
  return <PersonAvatar person={{ kind: 'own', id, name: displayname, photo }} />
}
