import { ExternalLink, Printer } from 'lucide-react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { LinkToCopy } from '../../platform/page/link-to-copy'
import type { Information } from '../../platform/session/information-query'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { VisuallyHidden } from '../../ui/visually-hidden'

const QrCode = lazyWithRetry(async () => ({ default: (await import('../../ui/qr-code')).QrCode }))

/** How patients reach the registration page of this clinic. */
export function RegistrationLink({
  slug,
  status,
  registration_open,
}: Pick<Information, 'slug' | 'status' | 'registration_open'>) {
  const { publicPage: texts } = useTexts().information
  const address = registrationAddress(slug)
  return (
    <Card title={texts.title()}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {status === 'inactive' ? (
          <Banner tone="warning">{texts.closed()}</Banner>
        ) : (
          !registration_open && <Banner tone="warning">{texts.switchedOff()}</Banner>
        )}
        <p className={css({ color: 'muted' })}>{texts.text()}</p>
        <div className={code}>
          <Suspense>
            <QrCode value={address} label={texts.code()} />
          </Suspense>
        </div>
        <LinkToCopy link={address} words={texts}>
          <a href={address} target="_blank" rel="noopener" className={buttonClass({ variant: 'outline' })}>
            <ExternalLink aria-hidden="true" />
            {texts.open()}
            <VisuallyHidden>{texts.newTab()}</VisuallyHidden>
          </a>
          <Link href="/clinic/information/registration/poster" className={buttonClass({ variant: 'outline' })}>
            <Printer aria-hidden="true" />
            {texts.poster()}
          </Link>
        </LinkToCopy>
      </div>
    </Card>
  )
}

/** Returns the address where patients of a clinic register themselves. */
export const registrationAddress = (slug: string) => `${location.origin}/patient/register?clinic=${slug}`

const code = css({ display: 'grid', placeItems: 'center', minHeight: '[12rem]' })
