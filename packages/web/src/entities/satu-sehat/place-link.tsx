import { canCall } from '@clinic/core/access'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useAccount } from '../../platform/session/use-account'
import type { Place } from './place-of'

/** A sentence about what has to be done, as a link to its place where the user may change something there. */
export function PlaceLink({ place, children }: { place: Place | null; children: string }) {
  const account = useAccount()
  if (!place || !account || !canCall(account.role.name, place.roles)) return children
  return (
    <Link href={place.href} className={link()}>
      {children}
    </Link>
  )
}
