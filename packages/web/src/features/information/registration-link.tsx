import { Printer } from 'lucide-react'
import { Link } from 'wouter'
import type { Information } from '../../platform/session/information-query'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { PublicLink } from './public-link'

/** How patients reach the registration page of this clinic. */
export function RegistrationLink({
  slug,
  status,
  registration_open,
}: Pick<Information, 'slug' | 'status' | 'registration_open'>) {
  const { publicPage: texts } = useTexts().information
  return (
    <PublicLink
      address={registrationAddress(slug)}
      title={texts.title()}
      text={texts.text()}
      words={texts}
      closed={status === 'inactive' ? texts.closed() : registration_open ? undefined : texts.switchedOff()}
      actions={
        <Link href="/clinic/information/registration/poster" className={buttonClass({ variant: 'outline' })}>
          <Printer aria-hidden="true" />
          {texts.poster()}
        </Link>
      }
    />
  )
}

/** Returns the address where patients of a clinic register themselves. */
export const registrationAddress = (slug: string) => `${location.origin}/patient/register?clinic=${slug}`
