import type { Schema } from '@clinic/api'
import { MessageCircle } from 'lucide-react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { LinkToCopy } from '../../platform/page/link-to-copy'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { contactLink } from '../clinic/contact-link'
import type { AccountPerson } from './account-calls'

const QrCode = lazyWithRetry(async () => ({ default: (await import('../../ui/qr-code')).QrCode }))

interface AccountLinkProps {
  person: AccountPerson
  invited: Schema<'InvitedReply'>['data']
  onClose: () => void
}

/** The link of an invitation, the one time it is known: to be scanned, copied or sent on. */
export default function AccountLink({ person, invited, onClose }: AccountLinkProps) {
  const { 'login-account': account, brand } = useTexts()
  const { link: words } = account
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { name, phone } = person
  const link = `${location.origin}/login#invitation=${invited.token}`
  const until = dateTime(invited.account.invited_until ?? '')
  const message = words.message({ name, until, link, brand: brand() })
  const chat = contactLink('whatsapp', phone) ?? 'https://wa.me/'

  return (
    <section className={frame} aria-labelledby="invitation-link">
      <h3 id="invitation-link" className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>
        {words.title({ name })}
      </h3>
      <p>{words.text({ name, until })}</p>
      <div className={code}>
        <Suspense>
          <QrCode value={link} label={words.code()} />
        </Suspense>
      </div>
      <LinkToCopy link={link} words={words}>
        <a
          href={`${chat}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline' })}
        >
          <MessageCircle aria-hidden="true" />
          {words.whatsapp()}
        </a>
        <Button variant="outline" onClick={onClose}>
          {words.done()}
        </Button>
      </LinkToCopy>
      {phone === '' && <p className={css({ color: 'muted' })}>{words.noPhone()}</p>}
    </section>
  )
}

const frame = css({ display: 'grid', gap: '4', paddingBlockStart: '4', borderBlockStart: 'hairline' })
const code = css({ display: 'grid', placeItems: 'center', minHeight: '[12rem]' })
