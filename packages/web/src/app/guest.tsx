import { Redirect, useLocation, useRouter } from 'wouter'
import { isAddress } from './is-address'
import NotFound from './pages/not-found'

/** Asks guests to sign in for a page that exists; the specification: an unknown address is not found by anyone. */
export default function Guest() {
  const [location] = useLocation()
  return isAddress(location, useRouter().parser) ? <Redirect to="/login" replace /> : <NotFound />
}
