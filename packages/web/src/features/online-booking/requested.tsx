import { messageLink } from '@clinic/core/patient'
import { useSelector } from '@xstate/react'
import { CircleCheck, MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { whenText } from '../../entities/appointment/appointment-time'
import { productName } from '../../entities/product/product-name'
import { LinkToCopy } from '../../platform/page/link-to-copy'
import { StepCard } from '../../platform/steps/step-card'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { AskedFacts } from './asked-facts'
import { bookingAddress, registerAddress } from './booking-address'
import type { OnlineBookingActor } from './online-booking-actor'
import { ZoneNote } from './zone-note'

/** What was asked, the code, and where the answer will be. */
export default function Requested({ actor, onStartOver }: { actor: OnlineBookingActor; onStartOver: () => void }) {
  const texts = useTexts()['online-booking'].requested
  const language = useLanguage()
  const { receipt, offer, service, time } = useSelector(actor, ({ context }) => context)
  if (!receipt || !service || !time) return null
  const { name, whatsapp, clinic, time_zone, registration_open } = offer
  const link = bookingAddress(receipt.token)
  const serviceName = productName(service, language)
  const when = whenText(language, time_zone, time.starts_at)
  return (
    <StepCard>
      <div className={css({ display: 'grid', gap: '6' })}>
        <div className={css({ display: 'grid', justifyItems: 'center', gap: '4', textAlign: 'center' })}>
          <CircleCheck aria-hidden="true" className={css({ boxSize: '12', color: 'success.text' })} />
          <p>{texts.text({ clinic: name })}</p>
          <p>
            <span className={css({ display: 'block', color: 'muted' })}>{texts.code()}</span>
            <strong dir="ltr" className={css({ textStyle: 'figure', letterSpacing: '[0.04em]' })}>
              {receipt.code}
            </strong>
          </p>
        </div>
        <div className={box}>
          <AskedFacts
            service={serviceName}
            dentist={time.doctor_name}
            starts_at={time.starts_at}
            timeZone={time_zone}
          />
          <ZoneNote zone={time_zone} />
        </div>
        <section className={css({ display: 'grid', gap: '3' })}>
          <h2 className={css({ textStyle: 'subheading' })}>{texts.nextTitle()}</h2>
          <p>{texts.link()}</p>
          <LinkToCopy link={link} words={texts}>
            <Link href={link.slice(location.origin.length)} className={buttonClass()}>
              {texts.open()}
            </Link>
          </LinkToCopy>
        </section>
        <div className={css({ display: 'grid', gap: '3' })}>
          {whatsapp && (
            <a
              href={messageLink(
                whatsapp,
                texts.message({ clinic: name, service: serviceName, when, code: receipt.code }),
              )}
              target="_blank"
              rel="noopener"
              className={buttonClass({ size: 'lg', variant: 'soft' })}
            >
              <MessageCircle aria-hidden="true" />
              {texts.write()}
            </a>
          )}
          {registration_open && (
            <>
              <p className={css({ color: 'muted', textAlign: 'center' })}>{texts.registerText()}</p>
              <Link href={registerAddress(clinic)} className={buttonClass({ size: 'lg', variant: 'outline' })}>
                {texts.register()}
              </Link>
            </>
          )}
          <Button variant="ghost" size="lg" onClick={onStartOver}>
            {texts.another()}
          </Button>
        </div>
      </div>
    </StepCard>
  )
}

const box = css({ display: 'grid', gap: '3', padding: '4', borderRadius: 'card', background: 'sunken' })
