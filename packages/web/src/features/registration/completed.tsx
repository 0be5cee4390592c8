import { messageLink } from '@clinic/core/patient'
import { contactCard, type RegistrationClinic } from '@clinic/core/registration'
import { useSelector } from '@xstate/react'
import { CircleCheck, MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { saveFile } from '../../platform/list/save-file'
import { StepCard } from '../../platform/steps/step-card'
import { useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { QrCode } from '../../ui/qr-code'
import type { RegistrationActor } from './registration-actor'

/** The code for the desk, to read aloud and to scan, and what happens next. */
export default function Completed({ actor, onStartOver }: { actor: RegistrationActor; onStartOver: () => void }) {
  const texts = useTexts().registration
  const { receipt, clinic } = useSelector(actor, ({ context }) => context)
  if (!receipt) return null
  return (
    <StepCard>
      <div className={css({ display: 'grid', justifyItems: 'center', gap: '4', textAlign: 'center' })}>
        <CircleCheck aria-hidden="true" className={css({ boxSize: '12', color: 'success.text' })} />
        <p>{texts.completed.text({ clinic: receipt.clinic })}</p>
        <p>
          <span className={css({ display: 'block', color: 'muted' })}>{texts.completed.code()}</span>
          <strong dir="ltr" className={css({ textStyle: 'figure', letterSpacing: '[0.04em]' })}>
            {receipt.code}
          </strong>
        </p>
        <QrCode value={receipt.code} label={texts.completed.qr({ code: receipt.code })} />
      </div>
      <h2 className={css({ textStyle: 'subheading', marginBlockStart: '6', marginBlockEnd: '2' })}>
        {texts.completed.nextTitle()}
      </h2>
      <ol className={css({ display: 'grid', gap: '2', listStyle: '[decimal]', paddingInlineStart: '5' })}>
        <li>{texts.completed.keep()}</li>
        <li>{texts.completed.check()}</li>
        <li>{texts.completed.show()}</li>
      </ol>
      <div className={css({ display: 'grid', gap: '3', marginBlockStart: '6' })}>
        {clinic?.booking_open ? (
          <Link href={`/patient/book?clinic=${clinic.slug}`} className={buttonClass({ size: 'lg' })}>
            {texts.completed.chooseTime()}
          </Link>
        ) : (
          clinic?.whatsapp && (
            <a
              href={messageLink(clinic.whatsapp, texts.completed.message({ clinic: clinic.name, code: receipt.code }))}
              target="_blank"
              rel="noopener"
              className={buttonClass({ size: 'lg' })}
            >
              <MessageCircle aria-hidden="true" />
              {texts.completed.askForAppointment()}
            </a>
          )
        )}
        {clinic && (
          <Button variant="soft" size="lg" onClick={() => saveContact(clinic)}>
            {texts.completed.saveContact()}
          </Button>
        )}
        <Button variant="outline" size="lg" onClick={onStartOver}>
          {texts.completed.another()}
        </Button>
      </div>
    </StepCard>
  )
}

const saveContact = (clinic: RegistrationClinic) =>
  saveFile(new Blob([contactCard(clinic)], { type: 'text/vcard;charset=utf-8' }), `${clinic.slug}.vcf`)
