import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import type { Information } from '../../platform/session/information-query'
import { useTexts } from '../../platform/texts/use-texts'
import { PublicLink } from './public-link'

/** How visitors reach the booking page of this clinic, and what it offers them. */
export function BookingLink({ slug, status, booking_open }: Pick<Information, 'slug' | 'status' | 'booking_open'>) {
  const { onlineBooking: texts } = useTexts().information
  return (
    <PublicLink
      address={`${location.origin}/patient/book?clinic=${slug}`}
      title={texts.pageTitle()}
      text={texts.text()}
      words={texts}
      closed={status === 'inactive' ? texts.closed() : booking_open ? undefined : texts.switchedOff()}
      note={
        <p>
          {texts.offered()}{' '}
          <Link href="/clinic/product" className={link()}>
            {texts.services()}
          </Link>
          {' · '}
          <Link href="/clinic/doctor-schedule" className={link()}>
            {texts.shifts()}
          </Link>
        </p>
      }
    />
  )
}
