import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { QrCode } from '../../ui/qr-code'
import type { RegistrationActor } from './registration-actor'
import { StepCard } from './step-card'

/** The code for the desk, to read aloud and to scan, and what happens next. */
export default function Completed({ actor, onStartOver }: { actor: RegistrationActor; onStartOver: () => void }) {
  const texts = useTexts().registration
  const receipt = useSelector(actor, ({ context }) => context.receipt)
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
      <Button
        variant="outline"
        size="lg"
        onClick={onStartOver}
        className={css({ width: 'full', marginBlockStart: '6' })}
      >
        {texts.completed.another()}
      </Button>
    </StepCard>
  )
}
